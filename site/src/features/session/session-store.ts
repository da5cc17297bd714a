import { ApiProblem } from '@semilla/client';
import { type AnswerOf, v1 } from '@semilla/contract';
import { atom } from 'nanostores';
import { api } from '../../lib/api.ts';
import { latestAnswer } from '../../lib/latest-answer.ts';
import { dropSessionHint } from '../../lib/session-hint.ts';

export type Me = AnswerOf<typeof v1.me.find>;

/** The signed-in user; undefined while unknown, null for visitors. */
export const $me = atom<Me | null | undefined>(undefined);

/** Without a user the page is a visitor's again. */
function clearUser(): void {
  $me.set(null);
  delete document.documentElement.dataset.signedIn;
}

/** Loads the signed-in user. Any failure clears the user, and the hint too if the session has really ended. */
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

/** Reloads the user in the background; a failure, or an answer for another user, changes nothing. */
export async function refreshMe(): Promise<void> {
  const counts = answers.ask();
  const me = await api(v1.me.find).catch(() => undefined);
  if (me?.signedIn === 'full' && me.userId === $me.get()?.userId && counts()) $me.set(me);
}

/** Stores just saved data, so that no older answer overwrites it. */
export function storeMe(me: Me): void {
  answers.outdate();
  $me.set(me);
}

export async function logOut(): Promise<void> {
  await api(v1.sessions.logOut);
  dropSessionHint();
  location.assign('/');
}
