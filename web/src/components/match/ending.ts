/** What a match shows when it is over; nobody waits for it at the start. */
export { default as Podium } from '../room/Podium.svelte';
export { default as WhoFound } from '../room/WhoFound.svelte';
export { default as Result } from './Result.svelte';
export { default as ResultMenu } from './ResultMenu.svelte';
