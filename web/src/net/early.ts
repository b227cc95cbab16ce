/** The request that the first script sends; the page, which would send the same, takes its answer. */
type Early = { question: string; answer: Promise<Response> };

declare global {
  /** Global, because the first script shares no module with the page. */
  var earlyRequest: Early | undefined;
}

function questionOf(path: string, { method, body }: RequestInit): string {
  return JSON.stringify([method, path, body]);
}

export function askEarly(path: string, init: RequestInit): void {
  const answer = fetch(`/api${path}`, init);
  // Who takes it meets the failure; nobody else may.
  answer.catch(() => undefined);
  globalThis.earlyRequest = { question: questionOf(path, init), answer };
}

/** Once: an answer can be read once. */
export function takeEarly(path: string, init: RequestInit): Promise<Response> | undefined {
  const early = globalThis.earlyRequest;
  if (early?.question !== questionOf(path, init)) return undefined;
  globalThis.earlyRequest = undefined;
  return early.answer;
}
