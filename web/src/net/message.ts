/** What is sent with a request to the API. */
export type Ask = { method?: string; body?: unknown; key?: string | null };

export function messageOf({ method = 'GET', body, key }: Ask): RequestInit {
  const headers = new Headers({ 'Accept-Language': document.documentElement.lang });
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  if (key) headers.set('Worderly-Key', key);
  return { method, headers, body: body === undefined ? undefined : JSON.stringify(body) };
}
