"""What a host and an attacker met on the server, and what it promises, each with the tests that show it."""

import pytest

from .test_terminal_promises import missing

ATTACKS, BELIEVED, WATCH = "server/test_attacks.py", "server/test_believed.py", "server/test_watch.py"
WORKERS, DEPARTURES, FROZEN = (
    "table/work/test_workers.py",
    "server/test_departures.py",
    "server/test_frozen.py",
)
FAULTS, NEWS, RANKING = "table/bus/test_faults.py", "faults/test_news.py", "table/boards/test_ranking.py"
PARTITIONS, IMAGE, EXPIRY = "store/test_partitions.py", "server/test_image.py", "table/test_expiry.py"

FOUND = {
    "1 a small request can stop the server": (
        f"{ATTACKS}::test_eight_lists_of_two_letters_neither_stop_the_server_nor_hold_up_who_plays",
        f"{ATTACKS}::test_work_ends_when_its_client_has_left",
        f"{ATTACKS}::test_a_token_is_no_way_around_the_limits",
        f"{WORKERS}::test_work_over_its_budget_is_killed_and_the_next_job_has_a_new_process",
        f"{WORKERS}::test_too_much_memory_is_too_much_work",
        f"{WORKERS}::test_whoever_comes_when_the_queue_is_full_is_sent_away",
        "faults/test_attack.py::test_eight_costly_requests_at_once_slow_no_room",
    ),
    "2 the first news after a restart of Redis is lost": (
        f"{FAULTS}::test_news_after_a_restart_of_redis_arrives_without_a_sweep",
    ),
    "3 a stalled Redis is never noticed": (
        f"{FAULTS}::test_a_stalled_redis_is_noticed_and_the_sweep_carries_the_news",
    ),
    "4 after one failed publish a node polls for good": (
        f"{FAULTS}::test_news_after_a_restart_of_redis_arrives_without_a_sweep",
        f"{FAULTS}::test_a_move_costs_a_node_nothing_unless_it_watches",
    ),
    "5 a busy match delays the news of all others": (
        f"{FAULTS}::test_a_busy_match_delays_no_other",
        f"{NEWS}::test_one_match_at_200_moves_a_second_delays_no_other",
    ),
    "6 an exception makes a node deaf": (
        f"{FAULTS}::test_a_listener_that_raises_stays_a_listener",
        f"{NEWS}::test_handlers_that_raise_leave_nobody_behind",
        "table/bus/test_redis_bus.py::test_an_error_while_connections_are_closed_does_not_end_the_bus",
        "table/test_news.py::test_a_match_that_cannot_take_its_entries_stops_no_other",
    ),
    "7 every move costs every node": (f"{FAULTS}::test_a_move_costs_a_node_nothing_unless_it_watches",),
    "8 a solution that was seen, a match claimed five times, no plausibility, nothing to remove": (
        f"{BELIEVED}::test_twelve_words_in_less_than_half_a_second_are_kept_but_not_ranked",
        f"{BELIEVED}::test_a_match_given_up_beside_another_ends_the_rank_of_both",
        f"{BELIEVED}::test_five_players_who_claim_one_match_at_once_get_it_once",
        f"{BELIEVED}::test_the_host_takes_a_result_off_and_puts_it_back",
        f"{ATTACKS}::test_one_match_counts_for_one_player",
        f"{ATTACKS}::test_who_has_seen_the_solution_does_not_rank_on_that_device",
        "server/test_admin.py::test_a_banned_player_is_off_all_boards_and_stays_off",
        "device/remote/test_others.py::test_why_a_result_is_not_ranked_is_told_first",
    ),
    "9 a pause keeps the rank: its wall time is kept and judged": (
        f"{BELIEVED}::test_a_pause_alone_keeps_the_rank_and_its_wall_time",
        f"{BELIEVED}::test_a_puzzle_solved_in_a_pause_is_not_ranked",
    ),
    "10 one lock for all boards inside the commit of moves": (
        f"{RANKING}::test_no_move_waits_for_a_board",
        f"{RANKING}::test_boards_do_not_wait_for_each_other",
    ),
    "11 deletion and sign-out reach one node": (
        f"{DEPARTURES}::test_a_deleted_players_match_takes_no_move_on_another_node",
        f"{DEPARTURES}::test_a_sign_out_closes_the_sockets_of_other_nodes",
    ),
    "12 a replay is quadratic": (
        "table/match/test_record.py::test_a_long_replay_comes_in_pages_that_together_are_the_whole",
        f"{ATTACKS}::test_the_log_of_a_match_has_an_end",
    ),
    "13 the OpenAPI document is made for each request": (
        f"{ATTACKS}::test_the_document_of_the_api_is_made_once",
    ),
    "14 no database timeouts": (
        f"{FROZEN}::test_a_frozen_database_is_told_and_loses_nothing",
        f"{FROZEN}::test_half_a_minute_without_the_database",
        f"{WATCH}::test_a_database_that_hangs_makes_the_node_unready_in_time",
        "store/test_writer.py::test_nobody_waits_behind_a_commit_that_hangs",
    ),
    "15 12.6 KB sent, 38.6 MB stored; nothing of players expires": (
        f"{ATTACKS}::test_small_requests_do_not_fill_the_disk",
        f"{EXPIRY}::test_a_players_match_is_kept_while_it_is_touched_and_a_year_when_it_is_finished",
        f"{EXPIRY}::test_a_challenge_goes_a_year_after_its_last_match",
    ),
    "16 no quotas with a token, names of others": (
        f"{ATTACKS}::test_a_thousand_players_are_not_enrolled_from_one_address",
        f"{ATTACKS}::test_nobody_looks_like_the_host_or_like_somebody_else",
        f"{ATTACKS}::test_a_name_with_its_tag_exists_once",
        "table/people/test_quotas.py::test_the_last_one_fits_and_the_next_is_refused",
    ),
    "17 a spoofed header, single IPv6 addresses, fixed windows": (
        f"{ATTACKS}::test_only_what_the_nearest_proxy_says_is_believed",
        f"{ATTACKS}::test_addresses_of_one_network_count_as_one",
        "server/test_limits.py::test_the_shared_window_slides",
        "server/test_limits.py::test_a_bucket_gives_its_burst_and_then_its_rate",
    ),
    "18 headers without limits": (
        f"{ATTACKS}::test_headers_have_a_limit_of_size",
        f"{ATTACKS}::test_headers_have_a_limit_of_time",
    ),
    "19 a cookie of another site signs out": (f"{ATTACKS}::test_a_cookie_of_another_site_does_not_sign_out",),
    "20 clock skew": ("server/test_skew.py::test_a_node_whose_clock_is_wrong_refuses_until_it_is_right",),
    "21 500 for a date, a NUL, nesting": (
        f"{ATTACKS}::test_the_end_of_time_is_no_error_of_ours",
        f"{ATTACKS}::test_deep_nesting_is_a_bad_request",
        f"{ATTACKS}::test_a_text_that_postgresql_cannot_keep_is_a_bad_request",
    ),
    "22 a challenge on somebody's running match": (
        f"{ATTACKS}::test_a_challenge_is_only_made_from_ones_own_finished_match",
    ),
    "23 the last frame of an open daily": (
        f"{ATTACKS}::test_the_last_frame_of_an_open_daily_tells_a_stranger_nothing",
    ),
    "24 headers of answers, values in logs, words of the deleted, HSTS, tags": (
        f"{ATTACKS}::test_answers_are_not_stored_on_their_way",
        f"{ATTACKS}::test_values_of_a_row_stay_out_of_the_log",
        f"{ATTACKS}::test_a_deleted_player_leaves_no_words_in_a_challenge",
        f"{ATTACKS}::test_tls_is_asked_for_this_name_only",
        "server/test_admin.py::test_a_tag_is_no_amount",
    ),
}

SCALE = {
    "the day's puzzles and boards from memory": (
        "server/test_kept_answers.py::test_a_returning_visitor_costs_the_database_nothing",
        "table/days/test_heads.py::test_a_published_day_is_read_once",
    ),
    "a channel for each match": (f"{FAULTS}::test_a_move_costs_a_node_nothing_unless_it_watches",),
    "a lock for each board": (f"{RANKING}::test_boards_do_not_wait_for_each_other",),
    "the log by day, a day dropped whole, finished matches packed": (
        f"{PARTITIONS}::test_a_day_is_dropped_whole_after_thirty_days",
        f"{PARTITIONS}::test_a_finished_match_of_a_player_is_packed_and_reads_as_before",
        f"{PARTITIONS}::test_what_is_alive_stays_and_goes_on",
        "store/test_upgrade.py::test_an_upgraded_database_has_its_moves_and_takes_the_next",
    ),
    "a daily's state stored once": (
        "server/test_kept_answers.py::test_a_daily_is_stored_once_and_older_matches_with_a_copy_load_too",
    ),
    "making shares no interpreter with play": (
        f"{WORKERS}::test_a_job_runs_in_another_process_that_knows_the_games",
    ),
}

ON_CALL = {
    "start, stop, version": (f"{WATCH}::test_start_and_stop_are_logged",),
    "the database or the disk away and back": (
        f"{WATCH}::test_an_outage_is_logged_once_and_its_end_too",
        "faults/test_disk.py::test_a_failed_write_is_never_acknowledged_and_the_store_recovers",
    ),
    "request ids": (
        f"{WATCH}::test_every_answer_has_an_id_that_a_proxy_may_choose",
        f"{WATCH}::test_a_log_line_has_its_facts_and_the_id_of_its_request",
    ),
    "metrics, alerts, a dashboard, a runbook": (
        f"{WATCH}::test_every_metric_of_the_alerts_and_the_dashboard_is_exported",
        f"{WATCH}::test_every_alert_has_its_section_in_the_runbook",
        f"{WATCH}::test_the_lag_of_the_loop_is_the_longest_delay",
    ),
    "metrics of all workers": (f"{WATCH}::test_any_worker_answers_for_all_of_them",),
    "limits of all workers and nodes": ("server/test_limits.py::test_two_nodes_share_one_limit",),
    "readiness": (
        f"{WATCH}::test_a_node_that_cannot_save_is_not_ready",
        f"{WATCH}::test_readiness_writes_and_changes_no_row",
    ),
    "a backup in the compose file": (
        f"{IMAGE}::test_the_nightly_dump_keeps_the_old_one_until_the_new_one_is_whole",
        f"{IMAGE}::test_every_service_has_an_exact_tag_and_a_limit_of_memory",
        "server/test_admin.py::test_a_backup_of_a_running_server_plays_on",
    ),
}

GUIDE = {
    "nodes are at most two seconds behind": (f"{NEWS}::test_no_watcher_is_further_behind_than_promised",),
    "moves answer unavailable": (f"{FROZEN}::test_a_frozen_database_is_told_and_loses_nothing",),
    "errors without their values": (
        "store/test_schema.py::test_errors_of_a_database_never_hold_values",
        f"{ATTACKS}::test_values_of_a_row_stay_out_of_the_log",
    ),
    "what is removed": (
        f"{EXPIRY}::test_an_anonymous_match_is_deleted_after_thirty_days_and_a_players_finished_one_is_not",
    ),
    "no password in a flag": ("server/test_admin.py::test_a_password_is_on_no_command_line",),
    "flags and variables": (
        f"{IMAGE}::test_the_guide_lists_every_flag_of_the_server_and_no_other",
        f"{IMAGE}::test_the_guide_sets_the_variables_of_the_compose_file",
    ),
}


@pytest.mark.parametrize("part", [FOUND, SCALE, ON_CALL, GUIDE])
def test_every_item_has_a_test_that_shows_it(part: dict[str, tuple[str, ...]]) -> None:
    assert missing(part) == []
