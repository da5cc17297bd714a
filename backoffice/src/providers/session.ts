import { v1 } from '@semilla/contract';
import { type Client, createClient, NetworkFailure } from '@semilla/contract/client';
import { currentLocale } from './locale-choice.ts';

export type Me = Awaited<ReturnType<typeof read>>;

const freshMs = 15_000;

export const call: Client = createClient({
  fetch: (...request) => fetch(...request),
  headers: () => ({ 'accept-language': currentLocale() }),
});

const read = () => call(v1.me.find);

let known: { me: Promise<Me>; at: number } | undefined;

async function readAgain(before: Promise<Me> | undefined): Promise<Me> {
  try {
    return await read();
  } catch (error) {
    // A temporary network failure does not end the session.
    if (before && error instanceof NetworkFailure) return before;
    throw error;
  }
}

/** The signed-in user. Many parts of a screen ask at once, so the answer is cached for some seconds. */
export function whoIsSignedIn(): Promise<Me> {
  if (!known || Date.now() - known.at > freshMs) {
    const me = readAgain(known?.me);
    known = { me, at: Date.now() };
    me.catch(forgetSession);
  }
  return known.me;
}

export function forgetSession(): void {
  known = undefined;
}
