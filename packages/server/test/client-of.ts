import { type Client, createClient } from '@semilla/client';

export interface Jar {
  cookie: string;
}

/** The cookies of an answer, formatted for the next request; empty if it sets none. */
export function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/**
 * Calls a running server like a browser: sends the cookies of the jar, and updates them from answers. `origin` is the
 * public address of a server behind a proxy.
 */
export function clientOf(url: string, jar: Jar = { cookie: '' }, origin = url): Client {
  return createClient({
    baseUrl: url,
    headers: () => ({ origin, ...(jar.cookie && { cookie: jar.cookie }) }),
    fetch: async (...request) => {
      const answer = await fetch(...request);
      jar.cookie = cookiesOf(answer) || jar.cookie;
      return answer;
    },
  });
}
