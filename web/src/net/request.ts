/** Sends a request to the place that can answer it. */
import { whereOf } from '../state/where';
import { around, serverLost, serverReached } from './around';
import { engine, NoAnswer, server } from './place';

/** Rejects with `NoAnswer`. A server that cannot be reached gives way to the engine, where that is here. */
export async function request(path: string, init: RequestInit): Promise<Response> {
  const where = whereOf(path, around());
  if (where === 'nowhere') throw new NoAnswer('needs_server');
  if (where === 'engine') return asked(path, init);
  try {
    const answer = await server.request(path, init);
    serverReached();
    return answer;
  } catch {
    serverLost();
    if (whereOf(path, around()) !== 'engine') throw new NoAnswer('offline');
    return asked(path, init);
  }
}

/** A site without a server plays when its player has said yes. */
function asked(path: string, init: RequestInit): Promise<Response> {
  if (around().languages.length === 0) throw new NoAnswer('needs_engine');
  return engine.request(path, init);
}
