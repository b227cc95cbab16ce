"""One match: rules, log, clock and watchers."""
