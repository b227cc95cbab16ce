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
  const answer = fetch(`/api${path}`, init).then(whole);
  // Who takes it meets the failure; nobody else may.
  answer.catch(() => undefined);
  globalThis.earlyRequest = { question: questionOf(path, init), answer };
}

/** Read at once: a body that is read late takes tasks of its own, and an empty page is painted meanwhile. */
async function whole(answer: Response): Promise<Response> {
  const text = await answer.text();
  return Object.assign(answer, { json: async () => JSON.parse(text) as unknown });
}

/** Once: an answer can be read once. */
export function takeEarly(path: string, init: RequestInit): Promise<Response> | undefined {
  const early = globalThis.earlyRequest;
  if (early?.question !== questionOf(path, init)) return undefined;
  globalThis.earlyRequest = undefined;
  return early.answer;
}
