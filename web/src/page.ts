/** The page itself: its style, its frame, and what it listens to. */
import 'virtual:tokens.css';
import './base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { app, begin } from './stores/app.svelte';
import { speak } from './stores/messages.svelte';

/** The worker fetches the whole shell; what somebody waits for goes first. */
const WORKER_AFTER_MS = 3000;

export async function open(): Promise<void> {
  await Promise.all([speak(app.settings.language), parsed()]);
  begin();
  mount(App, { target: document.getElementById('app')! });
  if ('serviceWorker' in navigator && import.meta.env.PROD)
    setTimeout(() => void navigator.serviceWorker.register('/sw.js'), WORKER_AFTER_MS);
}

/** The first script waits for nothing, so it may be ahead of the document. */
function parsed(): Promise<unknown> | undefined {
  return document.readyState === 'loading'
    ? new Promise((done) => document.addEventListener('DOMContentLoaded', done))
    : undefined;
}
