import { ApiProblem, clearTab } from '@semilla/client';
import { type AnswerOf, v1 } from '@semilla/contract';
import { atom } from 'nanostores';
import { api } from '../../lib/api.ts';
import { latestAnswer } from '../../lib/latest-answer.ts';
import { dropSessionHint } from '../../lib/session-hint.ts';

export type Me = AnswerOf<typeof v1.me.find>;

/** The signed-in user; undefined while unknown, null for visitors. */
export const $me = atom<Me | null | undefined>(undefined);

/** Whether the user could not be loaded although the session may go on. */
export const $meFailed = atom(false);

/** Without a session the page is a visitor's again. */
function becomeVisitor(): void {
  $me.set(null);
  $meFailed.set(false);
  delete document.documentElement.dataset.signedIn;
}

/** Loads the signed-in user. Any failure clears the user; the page becomes a visitor's only if the session has ended. */
export async function loadMe(): Promise<void> {
  try {
    const me = await api(v1.me.find);
    if (me.signedIn !== 'full') return becomeVisitor();
    $me.set(me);
    $meFailed.set(false);
    document.documentElement.dataset.signedIn = '';
  } catch (error) {
    if (error instanceof ApiProblem && error.problem.status === 401) {
      becomeVisitor();
      dropSessionHint();
    } else {
      $me.set(null);
      $meFailed.set(true);
    }
  }
}

const answers = latestAnswer();

/** Reloads the user in the background; a failure, or an answer for another user, changes nothing. */
export async function refreshMe(): Promise<void> {
  const counts = answers.ask();
  const me = await api(v1.me.find).catch(() => undefined);
  if (me?.signedIn === 'full' && me.userId === $me.get()?.userId && counts()) $me.set(me);
}

/** The user that the header of the page loads, so that no other part asks for it too; fails if there is none. */
export async function knownMe(): Promise<Me> {
  if ($me.get() === null) await loadMe();
  const me =
    $me.get() ??
    (await new Promise<Me | null>((resolve) => {
      const stop = $me.listen((value) => {
        if (value === undefined) return;
        stop();
        resolve(value);
      });
    }));
  if (!me) throw new Error('The user could not be loaded.');
  return me;
}

/** Stores just saved data, so that no older answer overwrites it. */
export function storeMe(me: Me): void {
  answers.outdate();
  $me.set(me);
}

export async function logOut(): Promise<void> {
  await api(v1.sessions.logOut);
  clearTab();
  dropSessionHint();
  location.assign('/');
}
