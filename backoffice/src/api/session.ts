import { type Client, createClient, fetchFile, NetworkFailure } from '@semilla/client';
import { v1 } from '@semilla/contract';
import { factorGate } from './factor-gate.ts';
import { noteUse } from './last-use.ts';
import { currentLocale } from './locale-choice.ts';
import { signInGate } from './sign-in-gate.ts';

export type Me = Awaited<ReturnType<typeof read>>;

const freshMs = 15_000;
const headers = () => ({ 'accept-language': currentLocale() });

/** The API client. Requests use the language of the page. */
export const call: Client = createClient({
  headers,
  confirmFactor: factorGate.confirm,
  signInAgain: signInGate.confirm,
  onAnswer: (answered) => {
    if (!answered.isByItself) noteUse();
  },
});

/** The client for the calls that sign the user in, and for what opens by itself. If one is refused, it asks the user for nothing. */
export const callOnce: Client = createClient({ headers });

export const readFile = (url: string, signal: AbortSignal): Promise<Blob> =>
  fetchFile(url, { headers: headers(), signal });

let lastRead: { userId: string; email: string; at: number } | undefined;

/** The user who was last signed in in this tab, and when that was last known, in milliseconds. */
export const lastReadUser = () => lastRead;
export const lastUserId = (): string | undefined => lastRead?.userId;

async function read() {
  const askedAt = Date.now();
  const me = await call(v1.me.find);
  lastRead = { userId: me.userId, email: me.email, at: askedAt };
  return me;
}

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

/** The signed-in user. Cached for some seconds, because many parts of a screen ask at once. */
export function whoIsSignedIn(): Promise<Me> {
  if (!known || Date.now() - known.at > freshMs) {
    const me = readAgain(known?.me);
    known = { me, at: Date.now() };
    me.catch(clearSession);
  }
  return known.me;
}

export function clearSession(): void {
  known = undefined;
}
