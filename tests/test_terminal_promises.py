"""What people met in the terminal, and what it promises: each item with the tests that show it."""

import ast
from functools import cache
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
BOARD, RESULT = "tui/games/test_board.py", "tui/ending/test_result.py"
ARCADE, COMMANDS, PROCESS = "plain/test_arcade.py", "cli/test_commands.py", "cli/test_process.py"
MATCH_PAGE, DRIVER, HOME = "tui/test_match_page.py", "tui/test_driver.py", "tui/screens/test_home.py"
DRAFTING, ROOM, MATCH = "tui/games/test_drafting.py", "tui/rooms/test_room.py", "device/local/test_match.py"
PICTURES = "tui/test_snapshots.py::test_the_screens_look_as_they_did"

BROKEN = {
    "the letters of a tall board are on the screen": (
        f"{BOARD}::test_tray_draft_and_figures_stay_in_sight",
        f"{BOARD}::test_every_corner_of_the_board_is_reached_by_keys",
    ),
    "keys of a result do not take what is still being typed": (
        f"{RESULT}::test_what_is_still_being_typed_at_the_end_does_nothing",
        f"{RESULT}::test_a_result_is_printed_only_after_its_name_was_confirmed",
        "tui/ending/test_quiet.py::test_keys_are_taken_until_nobody_has_typed_for_a_second",
    ),
    "leaving does not rewind the clock": (
        "tui/test_playing.py::test_leaving_by_escape_keeps_the_time_that_has_passed",
        f"{ARCADE}::test_leaving_does_not_rewind_the_clock",
        f"{MATCH_PAGE}::test_the_time_is_saved_between_two_moves",
        f"{MATCH}::test_leaving_keeps_the_time_that_has_passed",
    ),
    "no rank is lost without a word": (
        f"{MATCH_PAGE}::test_what_ends_the_rank_of_a_daily_asks_once",
        f"{ARCADE}::test_the_rank_of_a_daily_is_not_lost_without_a_word",
        "games/wordsearch/test_rules.py::test_where_places_are_asked_for_a_bare_name_is_refused",
    ),
    "how many hands is answered by a digit": (
        "tui/screens/test_dialog.py::test_how_many_hands_is_answered_by_a_digit",
    ),
    "two processes on one save": (
        f"{DRIVER}::test_a_second_terminal_takes_the_match_over_and_the_first_one_destroys_nothing",
        f"{PROCESS}::test_a_game_that_another_window_has_open_is_taken_over_after_a_question",
        "device/local/test_owners.py::test_who_was_taken_over_neither_plays_on_nor_destroys_the_save",
    ),
    "control characters of a file": (
        f"{COMMANDS}::test_no_control_character_of_a_file_reaches_the_terminal",
        f"{COMMANDS}::test_the_title_of_a_puzzle_cannot_command_a_terminal",
        "plain/test_console.py::test_nothing_typed_can_steer_a_terminal",
        "tui/test_harmless.py::test_no_control_character_reaches_the_screen",
    ),
    "a used port": (f"{COMMANDS}::test_a_used_port_is_told_in_one_sentence",),
    "forget asks about the server": (f"{COMMANDS}::test_forget_asks_about_the_server_that_it_would_tell",),
    "values in any case, defaults in help": (
        f"{COMMANDS}::test_a_value_is_accepted_in_any_case",
        f"{COMMANDS}::test_help_names_defaults_and_shows_values_in_lower_case",
    ),
    "a first line “word” of a list": (f"{COMMANDS}::test_a_list_keeps_its_first_line_whatever_it_says",),
    "Ctrl+Z, Ctrl+U, Ctrl+W and paste": (
        f"{DRIVER}::test_ctrl_z_gives_the_shell_its_screen_and_the_game_goes_on_afterwards",
        f"{DRAFTING}::test_the_keys_of_a_shells_line_edit_the_draft",
        f"{DRAFTING}::test_ctrl_w_takes_one_word_of_two",
        "tui/test_start.py::"
        "test_a_paste_waits_for_enter_and_ctrl_c_twice_leaves_with_130_and_the_move_is_saved",
    ),
    "a new best score": (f"{RESULT}::test_a_new_best_score_and_a_milestone_are_said",),
    "the second player is shown the same board": (f"{ARCADE}::test_the_next_player_is_shown_the_same_board",),
    "a pipe does not replace a waiting game": (
        f"{ARCADE}::test_a_pipe_does_not_replace_a_waiting_game_unasked",
        "plain/test_console.py::test_a_pipe_that_answers_something_else_loses_no_waiting_game",
    ),
    "no pattern in a message": (f"{COMMANDS}::test_a_mistake_gets_one_sentence_that_helps",),
    "daily names its server": ("plain/test_server.py::test_the_commands_of_todays_list_name_its_server",),
    "one end of a word": (f"{ARCADE}::test_one_end_of_a_word_is_told_to_be_half_of_a_place",),
    "no internal name in a message": (f"{ARCADE}::test_no_message_shows_a_name_of_the_program",),
    "no word is late while time is shown": (
        f"{MATCH_PAGE}::test_no_word_is_late_while_the_clock_shows_time",
    ),
    "solver and library agree": (f"{COMMANDS}::test_the_solver_and_the_library_list_the_same_words",),
    "a board is not exported over a file": (
        f"{COMMANDS}::test_a_leader_board_is_not_written_over_a_file_unasked",
    ),
    "the palette lists nothing twice": ("tui/test_app.py::test_the_palette_lists_nothing_twice",),
    "the date and all else grow back with the window": (
        f"{HOME}::test_the_date_grows_back_with_the_window",
        PICTURES,
    ),
}
ROUGH = {
    "radar and crossing words in sentences": (
        "golden/test_ears.py::test_a_game_is_won_by_its_sentences_alone",
    ),
    "practice with all options from p": (
        "tui/screens/test_practice.py::test_p_offers_all_options_of_a_game_and_enter_plays",
    ),
    "a finished daily opens its result": (
        "tui/ending/test_showing.py::test_a_finished_daily_opens_its_result_and_another_try_is_practice",
        "plain/test_finished.py::test_a_finished_daily_opens_its_result_and_another_try_is_practice",
    ),
    "an opened game without a move does not wait": (
        f"{MATCH}::test_a_match_without_a_move_leaves_no_save",
        f"{ARCADE}::test_an_opened_game_without_a_move_does_not_wait",
    ),
    "a disk that is full or read-only": (
        f"{ARCADE}::test_a_full_disk_is_told_once_and_the_game_is_played_in_memory",
        f"{ARCADE}::test_a_folder_that_cannot_be_made_is_told_and_the_game_is_played_in_memory",
        "tui/test_match_page.py::test_a_game_on_a_full_disk_goes_on_in_memory_and_says_so_once",
        "tui/screens/test_settings.py::test_settings_that_the_disk_does_not_take_are_worn_all_the_same",
        "device/local/test_files.py::test_a_damaged_file_on_a_read_only_disk_stays_where_it_is",
    ),
    "free refusals": (
        "games/wizards/test_rules.py::test_a_guess_of_other_letters_costs_nothing_and_names_them",
        "games/wizards/test_rules.py::test_the_same_wrong_guess_again_costs_nothing",
    ),
    "winner, host and QR code of a room": (
        PICTURES,
        "tui/rooms/test_code.py::test_another_reader_reads_the_link_from_the_cells_of_the_screen",
    ),
    "make lists what matters": (f"{COMMANDS}::test_make_lists_only_options_that_matter_there",),
    "a list through the input is played": (
        f"{PROCESS}::test_a_list_that_comes_through_the_input_is_played_at_the_keyboard",
    ),
    "did you mean": (f"{COMMANDS}::test_a_mistake_gets_one_sentence_that_helps",),
    "completion": (
        f"{COMMANDS}::test_a_shell_gets_its_completion_script",
        f"{COMMANDS}::test_commands_options_and_values_are_completed",
    ),
    "a manual page": (f"{COMMANDS}::test_the_manual_page_in_the_tree_is_of_these_commands",),
    "configurable keys": (
        "tui/test_keymap.py::test_a_chosen_key_does_it_and_the_usual_one_no_longer",
        "tui/test_keymap.py::test_a_mistake_is_one_sentence_and_the_usual_keys_stay",
    ),
    "j, k and / in lists": (
        "tui/widgets/test_list_box.py::test_j_and_k_move_and_a_slash_goes_to_the_next_line_with_the_text",
        "tui/screens/test_dialog.py::test_j_and_k_move_in_a_question",
        f"{HOME}::test_j_and_k_go_from_game_to_game",
    ),
    "JSON of daily, stats, leaders and rooms": (
        f"{COMMANDS}::test_daily_stats_and_leaders_answer_in_json",
        "plain/test_server.py::test_the_rooms_of_a_player_are_listed_for_people_and_for_scripts",
    ),
}
ORIGINALS = {
    "defaults in -h": (f"{COMMANDS}::test_help_names_defaults_and_shows_values_in_lower_case",),
    "P, L and Q": (f"{ARCADE}::test_p_l_and_q_play_show_the_leaders_and_quit_as_in_the_original",),
    "Ctrl+C on the leader board": (f"{ARCADE}::test_an_interruption_on_the_leader_board_offers_ways",),
    "letters in the order of the deal": (
        "tui/games/test_hands.py::test_a_new_hand_comes_in_the_order_of_its_deal",
        "golden/test_transcripts.py::test_the_transcript_of_a_hand_is_to_the_letter",
    ),
    "three marks end a hand": (f"{ARCADE}::test_three_marks_end_a_hand_as_two_do",),
    "word lists of each player": (
        "tui/games/test_boogle_words.py::"
        "test_each_player_has_a_list_the_best_first_and_then_come_the_missed_words",
    ),
    "clouds in line mode as ranked lists": (f"{ARCADE}::test_each_players_words_are_told_the_dearest_first",),
    "blank cells and str()": (
        "test_library_wordsearch.py::test_a_word_search_without_words_shows_its_blank_cells",
    ),
}
DELIVERED = {
    "lessons": (
        "tui/test_lesson.py::test_the_steps_play_the_lesson_on_any_screen",
        "plain/test_lesson.py::test_what_the_steps_ask_for_plays_the_lesson",
    ),
    "result with rank and milestones": (
        f"{RESULT}::test_a_new_best_score_and_a_milestone_are_said",
        PICTURES,
    ),
    "undo of a draft": (
        f"{DRAFTING}::test_letters_are_added_and_rubbed_out",
        f"{DRAFTING}::test_the_first_end_of_a_line_is_taken_back",
        f"{DRAFTING}::test_a_refused_word_comes_back_to_be_mended",
        "tui/games/test_wizards.py::test_aiming_a_star_is_taken_back",
    ),
    "what changed after each move": (f"{ARCADE}::test_without_the_picture_a_move_tells_what_it_changed",),
    "a row of the board on demand": (f"{ARCADE}::test_a_row_of_the_board_is_told_on_demand",),
    "a clock stands still while the program is stopped": (
        f"{DRIVER}::test_the_clock_stands_still_when_the_program_is_stopped_from_outside",
        "plain/test_suspending.py::test_the_clock_stands_still_while_the_program_is_stopped_unless_it_ranks",
    ),
    "signals and a vanished terminal": (
        "tui/test_start.py::test_a_signal_leaves_a_clean_screen",
        f"{DRIVER}::test_a_program_whose_terminal_vanished_ends_and_keeps_the_time",
    ),
    "a window that changes its size": (
        "tui/test_start.py::test_a_window_made_smaller_during_play_is_drawn_anew",
    ),
}


@cache
def names_in(path: str) -> frozenset[str]:
    tree = ast.parse((TESTS / path).read_text(encoding="utf-8"))
    return frozenset(node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def missing(part: dict[str, tuple[str, ...]]) -> list[str]:
    """The tests that are named and do not exist."""
    named = [test.split("::") for shown in part.values() for test in shown]
    return [f"{path}::{test}" for path, test in named if test not in names_in(path)]


@pytest.mark.parametrize("part", [BROKEN, ROUGH, ORIGINALS, DELIVERED])
def test_every_item_has_a_test_that_shows_it(part: dict[str, tuple[str, ...]]) -> None:
    assert missing(part) == []
