import { createClient } from '@semilla/client';
import type { ClientInputOf, Endpoint, PlainAmounts } from '@semilla/contract';
import type { TestApp } from '../test-app.ts';

export interface Wire {
  method: Endpoint['method'];
  url: string;
  headers: Record<string, string>;
  body: string | Buffer | FormData | undefined;
}

export type Answer = Awaited<ReturnType<TestApp['app']['inject']>>;

/** The request that the typed client would send. */
export async function wireOf<E extends Endpoint>(
  endpoint: E,
  input: PlainAmounts<ClientInputOf<E>>,
): Promise<Wire> {
  let wire: Wire | undefined;
  const call = createClient({
    fetch: async (url, init) => {
      const headers = { ...(init?.headers as Record<string, string>) };
      const body = (init?.body ?? undefined) as Wire['body'];
      wire = { method: endpoint.method, url: String(url), headers, body };
      throw new Error('not sent');
    },
  }) as (endpoint: Endpoint, input: unknown) => Promise<unknown>;
  await call(endpoint, input).catch((error: Error) => {
    if (!wire) throw error;
  });
  return wire as Wire;
}

/** Sends a request as from a page of the site, with a session cookie. */
export async function send(test: TestApp, cookie: string, wire: Wire): Promise<Answer> {
  const headers: Record<string, string> = { origin: test.services.config.publicUrl, ...wire.headers };
  if (cookie) headers.cookie = cookie;
  const { method, url, body } = wire;
  if (!(body instanceof FormData))
    return test.app.inject({ method, url, headers, ...(body && { payload: body }) });
  const form = new Response(body);
  headers['content-type'] = form.headers.get('content-type') as string;
  return test.app.inject({ method, url, headers, payload: Buffer.from(await form.arrayBuffer()) });
}
