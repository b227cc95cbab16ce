/** Waits until the last move of a match has been drawn. */
import { isCalm } from './calm';

const MOST_MS = 2_500;
/** A moment to look at the whole board. */
const LOOK_MS = 500;

export async function lastMoveDrawn(): Promise<void> {
  if (isCalm() || document.hidden) return;
  await Promise.race([drawn(), later(MOST_MS)]);
}

async function drawn(): Promise<void> {
  await new Promise(requestAnimationFrame);
  const running = document
    .getAnimations()
    .filter((each) => Number.isFinite(each.effect?.getTiming().iterations));
  await Promise.allSettled(running.map((each) => each.finished));
  await later(LOOK_MS);
}

function later(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
