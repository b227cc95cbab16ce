"""Solo play without a server: answers the requests and messages of the page where no network is."""
