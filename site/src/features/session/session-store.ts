import { type AnswerOf, v1 } from '@semilla/contract';
import { ApiProblem } from '@semilla/contract/client';
import { atom } from 'nanostores';
import { api } from '../../lib/api.ts';
import { latestAnswer } from '../../lib/latest-answer.ts';
import { dropSessionHint } from '../../lib/session-hint.ts';

export type Me = AnswerOf<typeof v1.me.find>;

/** Who is signed in; undefined while it is not known yet, null for nobody. */
export const $me = atom<Me | null | undefined>(undefined);

/** Without a user the page is a visitor's again. */
function clearUser(): void {
  $me.set(null);
  delete document.documentElement.dataset.signedIn;
}

/** Loads the signed-in user. Whatever goes wrong clears the user, and the hint too where the session is really over. */
export async function loadMe(): Promise<void> {
  try {
    const me = await api(v1.me.find);
    if (me.signedIn !== 'full') return clearUser();
    $me.set(me);
    document.documentElement.dataset.signedIn = '';
  } catch (error) {
    clearUser();
    if (error instanceof ApiProblem && error.problem.status === 401) dropSessionHint();
  }
}

const answers = latestAnswer();

/** Reads it anew for somebody who is at work here: what cannot be had, or belongs to somebody else, changes nothing. */
export async function refreshMe(): Promise<void> {
  const counts = answers.ask();
  const me = await api(v1.me.find).catch(() => undefined);
  if (me?.signedIn === 'full' && me.userId === $me.get()?.userId && counts()) $me.set(me);
}

/** For whoever has just saved something of theirs: no answer from before takes it back. */
export function keepMe(me: Me): void {
  answers.outdate();
  $me.set(me);
}

export async function logOut(): Promise<void> {
  await api(v1.sessions.logOut);
  dropSessionHint();
  location.assign('/');
}
