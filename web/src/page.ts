/** Mounts the page: its style and its root component. */
import 'virtual:tokens.css';
import './base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { app, begin } from './stores/app.svelte';
import { speak } from './stores/messages.svelte';

/** The worker fetches all files; what the player waits for must come first. */
const WORKER_AFTER_MS = 3000;

export async function open(): Promise<void> {
  await Promise.all([speak(app.settings.language), parsed()]);
  begin();
  mount(App, { target: document.getElementById('app')! });
  if ('serviceWorker' in navigator && import.meta.env.PROD)
    setTimeout(() => void navigator.serviceWorker.register('/sw.js'), WORKER_AFTER_MS);
}

/** The first script may run before the document is parsed. */
function parsed(): Promise<unknown> | undefined {
  return document.readyState === 'loading'
    ? new Promise((done) => document.addEventListener('DOMContentLoaded', done))
    : undefined;
}
