import 'virtual:tokens.css';
import './base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { app, begin } from './lib/app.svelte';
import { speak } from './lib/messages.svelte';

await speak(app.settings.language);
begin();
mount(App, { target: document.getElementById('app')! });
if ('serviceWorker' in navigator && import.meta.env.PROD) void navigator.serviceWorker.register('/sw.js');
