import { type Client, createClient } from '@semilla/client';

export interface Jar {
  cookie: string;
}

/** The cookies that an answer sets, as the next request sends them; empty where it sets none. */
export function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Calls a running server as a browser does: with the cookies of the jar, which answers change. */
export function clientOf(url: string, jar: Jar = { cookie: '' }): Client {
  return createClient({
    baseUrl: url,
    headers: () => ({ origin: url, ...(jar.cookie && { cookie: jar.cookie }) }),
    fetch: async (...request) => {
      const answer = await fetch(...request);
      jar.cookie = cookiesOf(answer) || jar.cookie;
      return answer;
    },
  });
}
