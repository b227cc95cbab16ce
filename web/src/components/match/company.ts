/** What a match shows of other players: at a common start, while it lasts, and to those who look on. */
export { default as Countdown } from '../room/Countdown.svelte';
export { default as Lanes } from '../room/Lanes.svelte';
export { default as Scoreboard } from './Scoreboard.svelte';
export { default as ScoreStrip } from './ScoreStrip.svelte';
