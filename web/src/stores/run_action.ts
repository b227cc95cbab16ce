/** Runs a request of the player; shows a refusal as a sentence and then returns undefined. */
import { ApiError } from '../net/api';
import { app } from './app.svelte';
import { refusalText } from './session.svelte';

export async function runAction<T>(action: () => Promise<T>, said = ''): Promise<T | undefined> {
  try {
    const answer = await action();
    if (said) app.say(said, 'good');
    return answer;
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    app.say(refusalText(cause.body), 'bad');
    return undefined;
  }
}
