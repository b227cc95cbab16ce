/** Mounts the page: its style and its root component. */
import 'virtual:tokens.css';
import './base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { isPlayer } from './state/player';
import { app, begin } from './stores/app.svelte';
import { install } from './stores/install.svelte';
import { isQuick, type Route } from './state/routes';
import { speak, speakFirst, speakOn } from './stores/messages.svelte';

/** The worker fetches all files, and a player's results come along; what is waited for must come first. */
const AFTERWARDS_MS = 3000;

export async function open(route: Route): Promise<void> {
  install.listen();
  const { language } = app.settings;
  await Promise.all([isQuick(route) ? speakFirst(language) : speak(language), parsed()]);
  begin();
  mount(App, { target: document.getElementById('app')! });
  if (isQuick(route)) void speakOn();
  setTimeout(() => void follow(), AFTERWARDS_MS);
  if ('serviceWorker' in navigator && import.meta.env.PROD)
    setTimeout(() => void navigator.serviceWorker.register('/sw.js'), AFTERWARDS_MS);
}

/** What a player has done on other devices. */
async function follow(): Promise<void> {
  if (isPlayer()) await (await import('./stores/account.svelte')).account.follow();
}

/** The first script may run before the document is parsed. */
function parsed(): Promise<unknown> | undefined {
  return document.readyState === 'loading'
    ? new Promise((done) => document.addEventListener('DOMContentLoaded', done))
    : undefined;
}
