import { ApiProblem } from '@semilla/client';
import { v1 } from '@semilla/contract';
import { api } from '../../lib/api.ts';
import { hasBegunSession } from '../../lib/session-hint.ts';
import type { Me } from '../session/session-store.ts';
import { wantedPath, wayFrom } from './steps.ts';

const forever = () => new Promise<never>(() => {});

/** Navigates to another page. The promise never resolves, so the caller does not continue. */
export function leaveFor(page: string): Promise<never> {
  location.replace(page);
  return forever();
}

async function findMe(): Promise<Me | undefined> {
  try {
    return await api(v1.me.find);
  } catch (error) {
    if (error instanceof ApiProblem && error.problem.status === 401) return undefined;
    throw error;
  }
}

/** Continues only if this is the user's next log-in step. Otherwise navigates to the right page. */
export async function standAt(step: 'otp' | 'first-otp'): Promise<Me> {
  const me = hasBegunSession() ? await findMe() : undefined;
  const way = wayFrom(step, me, wantedPath(location.search));
  return !way && me ? me : leaveFor(way ?? '/');
}
