"""Matches, saves, leader boards, results and own words on this device."""
