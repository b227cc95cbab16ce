"""What new players met on the page, and what it promises: each item with the tests that show it."""

import pytest

from .test_terminal_promises import missing

END, PLAY, ROOMS = "browser/test_end.py", "browser/test_play.py", "browser/test_rooms.py"
ARCADE, HOME, TOLD = "browser/test_arcade.py", "browser/test_home.py", "browser/test_told.py"
IDENTITY, LESSONS, WORDS = "browser/test_identity.py", "browser/test_lessons.py", "browser/test_words.py"
ANALYSIS, BUDGETS, GAMES = "browser/test_analysis.py", "browser/test_budgets.py", "browser/test_games.py"
SCREENS = "browser/test_screens.py::test_every_stop_is_accessible_and_fits_in_every_look"
LEVELS, PAGES, OTHERS = "games/test_levels.py", "server/test_pages.py", "server/test_others.py"
RESTORED = f"{IDENTITY}::test_streak_and_figures_come_with_the_recovery_words"
PRESSED_WORD = f"{END}::test_a_pressed_word_is_seen_on_the_board_with_its_meaning"

BROKEN = {
    "1 no daily is unranked without a question": (
        f"{PLAY}::test_a_hint_in_the_daily_hand_asks_before_the_rank_is_lost",
        f"{PLAY}::test_a_pause_in_the_daily_dice_asks_before_the_rank_is_lost",
        f"{PLAY}::test_a_word_typed_in_the_daily_search_is_only_marked",
        f"{HOME}::test_a_finished_puzzle_that_does_not_rank_is_done_all_the_same",
    ),
    "2 messages are seen, once, where they belong": (
        f"{PLAY}::test_a_sentence_is_seen_on_the_page_it_belongs_to_and_on_no_other",
        f"{PLAY}::test_a_sentence_is_seen_in_a_lobby",
        f"{IDENTITY}::test_whoever_puts_a_daily_on_the_board_is_asked_for_a_name_there",
        f"{ROOMS}::test_who_comes_late_looks_on_and_a_reaction_reaches_everyone",
    ),
    "3 a challenge on today's daily": (
        f"{IDENTITY}::test_a_challenge_on_todays_daily_between_two_browsers",
        f"{OTHERS}::test_a_challenge_on_an_open_daily_is_to_play_that_daily",
    ),
    "4 boards one can read on a phone": (
        f"{PLAY}::test_cells_are_as_large_as_promised_with_board_draft_and_tray_in_sight",
        f"{PLAY}::test_twice_the_zoom_enlarges_the_board",
    ),
    "5 the ring with the phone's keyboard open": (
        f"{PLAY}::test_the_phones_keyboard_leaves_board_tray_and_draft_in_sight",
        f"{TOLD}::test_the_field_above_an_open_keyboard_is_wide_enough",
    ),
    "6 what ends a game asks": (
        f"{PLAY}::test_what_ends_a_game_asks_and_the_ready_answer_plays_on",
        f"{PLAY}::test_a_round_is_not_ended_for_everybody_without_a_question",
    ),
    "7 the clock of a page that is away": (
        f"{PLAY}::test_a_clock_that_counts_up_stands_while_the_page_is_hidden_or_left",
    ),
    "8 another one keeps the options": (f"{PLAY}::test_another_one_keeps_the_options",),
    "9 a name on the way to the board": (
        f"{IDENTITY}::test_whoever_puts_a_daily_on_the_board_is_asked_for_a_name_there",
    ),
    "10 letters that are not held": (f"{PLAY}::test_letters_that_are_not_held_are_not_played_unasked",),
    "11 the missed diagonal": (
        f"{END}::test_a_missed_word_of_a_lost_crossword_shines_on_it_the_diagonal_too",
    ),
    "12 whose words, and who ended it": (
        f"{ROOMS}::test_a_room_of_two_plays_a_round_and_a_rematch",
        "server/test_live.py::test_whoever_the_host_stopped_shares_that_and_not_that_they_gave_up",
    ),
    "13 a button that is off": (f"{PLAY}::test_a_button_that_is_off_looks_the_same_under_the_pointer",),
    "14 recovery words bring streak and figures": (RESTORED,),
    "15 meanings in every game": (PRESSED_WORD,),
    "16 one day, one game, one hand": (f"{HOME}::test_one_day_and_one_game_are_told_in_the_singular",),
    "16 a maker's link": (f"{TOLD}::test_the_link_of_a_makers_puzzle_says_what_that_puzzle_is",),
    "16 a daily never says practice": (f"{TOLD}::test_a_daily_never_says_practice_while_it_is_fetched",),
    "16 players at one screen have names and all boards": (
        f"{ARCADE}::test_players_at_one_screen_take_turns_and_see_only_their_own_letters",
    ),
    "16 nothing is cut off": (
        SCREENS,
        "browser/test_german.py::test_a_long_theme_leaves_the_clock_beside_it_on_a_small_phone",
    ),
    "16 the invitation to write": (f"{TOLD}::test_the_invitation_to_write_is_whole_on_a_small_phone",),
    "16 unknown pages are 404": (f"{PAGES}::test_an_unknown_page_is_a_404_with_the_page_that_says_so",),
    "16 best is best": (
        "kit/test_analysis.py::test_a_mark_is_the_share_of_the_best",
        "games/hands/test_analysis.py::test_the_best_order_is_best_and_the_other_gives_away_the_difference",
    ),
    "16 a failed move is answered": (
        "browser/test_connection.py::test_a_move_that_failed_is_answered_and_the_next_one_is_played",
        "browser/test_connection.py::test_a_move_that_could_not_be_saved_is_sent_again_with_its_id",
    ),
}
ROUGH = {
    "1 a first game": (
        f"{LESSONS}::test_a_new_player_is_offered_the_lesson_once",
        f"{LESSONS}::test_a_lesson_is_played_to_its_end_and_points_at_what_is_there",
        f"{LESSONS}::test_the_board_of_a_lesson_is_seen_whole_and_not_under_its_card",
        f"{LESSONS}::test_no_clock_starts_before_ready",
    ),
    "2 Wizards is kind": (
        "games/wizards/test_rules.py::test_a_guess_of_other_letters_costs_nothing_and_names_them",
        f"{PLAY}::test_three_bonus_words_light_a_star_that_uncovers_the_letter_pointed_at",
    ),
    "3 a pressed word is seen": (PRESSED_WORD,),
    "4 the draft above the finger": (f"{TOLD}::test_the_draft_is_above_the_finger_that_swipes",),
    "5 one loud button and the next game": (
        f"{END}::test_share_and_what_comes_next_are_on_the_first_screen",
        f"{END}::test_all_five_in_turn_end_with_all_five",
    ),
    "6 analysis and replay in one view": (
        f"{ANALYSIS}::test_board_move_and_sentence_are_in_sight_together_on_a_phone",
        f"{ANALYSIS}::test_a_hand_is_told_what_would_have_been_better",
    ),
    "7 something is at stake": (
        f"{PLAY}::test_a_lost_life_is_felt_unless_the_player_wants_it_calm",
        f"{END}::test_the_last_letters_have_turned_before_the_result_is_shown",
        f"{END}::test_a_milestone_is_told_at_the_end_without_a_player_too",
    ),
    "8 rooms as a party": (
        f"{ROOMS}::test_a_name_is_offered_once_and_a_typed_one_stays",
        f"{ROOMS}::test_a_room_of_two_plays_a_round_and_a_rematch",
        f"{ROOMS}::test_who_comes_late_looks_on_and_a_reaction_reaches_everyone",
        f"{LEVELS}::test_a_beginner_knows_easy_words_of_at_most_four_letters",
        f"{LEVELS}::test_a_beginner_thinks_six_to_ten_seconds_and_nobody_is_slower",
    ),
    "9 archive and calendar": (
        f"{HOME}::test_everything_is_within_one_tap_of_home",
        f"{HOME}::test_a_day_of_the_calendar_opens_its_results_and_what_is_left_to_play",
    ),
    "10 desks": (f"{PLAY}::test_a_board_on_a_desk_is_at_most_640_px_with_a_panel_that_is_never_empty",),
    "11 no own words where scores meet": (f"{WORDS}::test_where_scores_meet_no_word_is_allowed",),
    "12 the zoom": (f"{TOLD}::test_the_zoom_of_a_large_grid_covers_no_letter",),
}
ELSEWHERE = {
    "a lesson with pictures": (f"{LESSONS}::test_a_lesson_is_played_to_its_end_and_points_at_what_is_there",),
    "streak and figures on a new phone": (RESTORED,),
    "today's puzzles without a network": ("browser/test_offline.py::test_the_aeroplane",),
    "a pause by itself": (f"{PLAY}::test_a_clock_that_counts_up_stands_while_the_page_is_hidden_or_left",),
    "how others did": (
        f"{OTHERS}::test_a_place_among_the_first_tries_from_ten_players_on",
        f"{OTHERS}::test_the_share_that_found_each_word_is_shown_with_the_answers",
    ),
    "ranks during play": (f"{PLAY}::test_the_rank_reached_and_the_next_are_told",),
    "rewarded bonus words": (
        f"{PLAY}::test_three_bonus_words_light_a_star_that_uncovers_the_letter_pointed_at",
    ),
    "preview cards": (
        f"{PAGES}::test_a_link_to_a_daily_has_a_preview_without_its_answers",
        f"{PAGES}::test_every_preview_has_its_card",
    ),
    "milestones": (f"{HOME}::test_milestones_are_there_without_a_name_and_are_counted_once",),
    "a bigger puzzle for the weekend": (
        f"{HOME}::test_the_weekends_big_one_is_on_home_at_the_weekend_only",
        f"{ARCADE}::test_the_weekends_big_puzzle_has_an_address_and_says_what_it_is",
    ),
    "vibration": (f"{PLAY}::test_a_lost_life_is_felt_unless_the_player_wants_it_calm",),
    "an offer to install": (
        f"{HOME}::test_the_page_is_offered_to_be_installed_after_a_first_game_and_a_no_is_remembered",
    ),
    "watching friends": (
        f"{ROOMS}::test_a_spectator_cannot_play",
        "kit/test_race.py::test_a_spectator_sees_every_board_and_no_answer_until_the_end",
    ),
}
KEPT = {
    "speed": (
        f"{BUDGETS}::test_the_lobby_and_a_game_cost_at_most_100_kb_without_the_font",
        f"{BUDGETS}::test_a_page_waits_for_nothing_in_a_row",
        f"{BUDGETS}::test_nothing_of_a_game_waits_for_the_first_module",
    ),
    "no account": (f"{ARCADE}::test_the_daily_is_played_shared_and_remembered",),
    "typing anywhere": (f"{GAMES}::test_boogle_is_played_by_keyboard_only",),
    "moves kept while offline": (f"{ARCADE}::test_a_restarted_server_costs_nothing",),
    "a reason for every refusal": (f"{ARCADE}::test_a_refusal_says_why_and_costs_nothing",),
    "the sea's heat map": (f"{ANALYSIS}::test_a_sea_is_looked_at_move_by_move",),
    "par and the perfect line": (f"{ANALYSIS}::test_a_hand_is_told_what_would_have_been_better",),
    "rooms with bots": (f"{ROOMS}::test_ones_own_points_are_in_sight_among_many_players",),
    "the maker": ("browser/test_make.py::test_the_link_of_a_makers_puzzle_plays_that_very_grid",),
    "French throughout": (
        "browser/test_french.py::test_no_english_is_left_on_any_page",
        "browser/test_french.py::test_no_english_is_left_in_any_game",
    ),
    "high contrast": (SCREENS,),
    "the published check of the daily": (
        "server/test_rest.py::test_tomorrows_hash_is_published_and_its_puzzle_is_not",
        "table/days/test_making.py::test_the_published_hash_is_that_of_salt_and_puzzle",
    ),
}
NOT_MENDED = {
    "ratings": (
        "a rating needs many rated rounds of the same players, and most play without a name; the rank of a"
        " match and the place among today's first tries tell how good it was"
    ),
    "a picture to share": (
        "the share text is complete in words and numbers, also for who cannot see a picture; its link brings"
        " a card with the game, and that of a challenge says what to beat"
    ),
}
"""What players have elsewhere and not here, each with the reason."""


@pytest.mark.parametrize("part", [BROKEN, ROUGH, ELSEWHERE, KEPT])
def test_every_item_has_a_test_that_shows_it(part: dict[str, tuple[str, ...]]) -> None:
    assert missing(part) == []


def test_every_number_of_the_findings_is_there() -> None:
    for part, most in ((BROKEN, 16), (ROUGH, 12)):
        assert {int(item.partition(" ")[0]) for item in part} == set(range(1, most + 1))
    assert all(NOT_MENDED.values())
