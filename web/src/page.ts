/** Mounts the page: its style and its root component. */
import 'virtual:tokens.css';
import './base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { installedLanguages, isLocalNow } from './net/around';
import { isPlayer } from './state/player';
import { afterPaint } from './stores/after_paint';
import { app, begin } from './stores/app.svelte';
import { install } from './stores/install.svelte';
import { isQuick, type Route } from './state/routes';
import { addressOf, BASE } from './state/site';
import { speak, speakFirst, speakOn } from './stores/messages.svelte';

/** The worker fetches all files, and a player's results come along; what is waited for must come first. */
const AFTERWARDS_MS = 3000;

export async function open(route: Route): Promise<void> {
  install.listen();
  const { language } = app.settings;
  await Promise.all([isQuick(route) ? speakFirst(language) : speak(language), parsed()]);
  begin();
  const target = document.getElementById('app')!;
  if (BASE !== '/') (await import('./stores/links')).completeLinks(target);
  mount(App, { target });
  if (isQuick(route)) void speakOn();
  if (isLocalNow()) void warmUp();
  addEventListener('offline', () => void warmUp());
  setTimeout(() => void follow(), AFTERWARDS_MS);
  if ('serviceWorker' in navigator && import.meta.env.PROD)
    setTimeout(() => void navigator.serviceWorker.register(addressOf('/sw.js')).then(update), AFTERWARDS_MS);
}

/** Without a network the engine starts while the player looks around; the first paint comes before it. */
async function warmUp(): Promise<void> {
  if (installedLanguages().length === 0) return;
  await new Promise<void>((done) => afterPaint(done));
  await (await import('./net/engine')).running.start().catch(() => undefined);
}

/** A newer engine is fetched now and used from the next start on. */
async function update(): Promise<void> {
  if (installedLanguages().length && navigator.onLine)
    await (await import('./stores/engine.svelte')).updateEngine().catch(() => undefined);
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
