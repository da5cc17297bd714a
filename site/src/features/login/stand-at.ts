import { v1 } from '@semilla/contract';
import { ApiProblem } from '@semilla/contract/client';
import { api } from '../../lib/api.ts';
import { wantedPath, wayFrom } from './steps.ts';

const forever = () => new Promise<never>(() => {});

/** Leaves for another page; whoever awaits it goes no further. */
export function leaveFor(page: string): Promise<never> {
  location.replace(page);
  return forever();
}

/** Goes on only where this step of signing in is the next one; whoever stands elsewhere is sent there. */
export async function standAt(step: 'otp' | 'first-otp'): Promise<void> {
  const me = await api(v1.me.find).catch((error: unknown) => {
    if (error instanceof ApiProblem && error.problem.status === 401) return undefined;
    throw error;
  });
  const way = wayFrom(step, me, wantedPath(location.search));
  if (way) await leaveFor(way);
}
