/** Short synthesised ticks, off by default; no files. */
import { app } from './app.svelte';

const NOTES = { tap: [520, 0.03], good: [720, 0.09], bad: [180, 0.12], end: [960, 0.25] } as const;
let context: AudioContext | undefined;

export function sound(kind: keyof typeof NOTES): void {
  if (!app.settings.sound) return;
  context ??= new AudioContext();
  const [pitch, seconds] = NOTES[kind];
  const tone = context.createOscillator();
  const level = context.createGain();
  tone.frequency.value = pitch;
  tone.type = 'triangle';
  level.gain.setValueAtTime(0.08, context.currentTime);
  level.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + seconds);
  tone.connect(level).connect(context.destination);
  tone.start();
  tone.stop(context.currentTime + seconds);
}
