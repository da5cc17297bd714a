import { ApiProblem, clearTab } from '@semilla/client';
import { type AnswerOf, v1 } from '@semilla/contract';
import { atom } from 'nanostores';
import { api } from '../../lib/api.ts';
import { latestAnswer } from '../../lib/latest-answer.ts';
import { forgetSeenOfOthers } from '../../lib/seen-portfolio.ts';
import { dropSessionHint } from '../../lib/session-hint.ts';
import { forgetRegistration } from '../registration/forget-registration.ts';

export type Me = AnswerOf<typeof v1.me.find>;

/** The signed-in user. Undefined while loading, null for visitors. */
export const $me = atom<Me | null | undefined>(undefined);

/** True if the user could not be loaded, although the session may still be valid. */
export const $meFailed = atom(false);

/** Without a session, the page shows what visitors see. */
function becomeVisitor(): void {
  $me.set(null);
  $meFailed.set(false);
  delete document.documentElement.dataset.signedIn;
}

/** Loads the signed-in user. Any failure removes the user, but only an ended session turns the page into a visitor's page. */
export async function loadMe(): Promise<void> {
  try {
    const me = await api(v1.me.find);
    if (me.signedIn !== 'full') return becomeVisitor();
    forgetRegistration();
    forgetSeenOfOthers(me.userId);
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

/** Reloads the user in the background. A failure, or a response about another user, changes nothing. */
export async function refreshMe(): Promise<void> {
  const counts = answers.ask();
  const me = await api(v1.me.find).catch(() => undefined);
  if (me?.signedIn === 'full' && me.userId === $me.get()?.userId && counts()) $me.set(me);
}

/** Waits for the user that the page header loads, instead of requesting the user again. Throws if there is none. */
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

/** Stores newly saved data, and ignores older responses that arrive later. */
export function storeMe(me: Me): void {
  answers.outdate();
  $me.set(me);
}

export async function logOut(): Promise<void> {
  await api(v1.sessions.logOut);
  clearTab();
  dropSessionHint();
  const isHome = location.pathname + location.search === '/';
  // The home page of visitors says so.
  location.assign('/#signed-out');
  // Otherwise only the hash would change.
  if (isHome) location.reload();
}
