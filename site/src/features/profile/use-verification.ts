import { type Verification, v1 } from '@semilla/contract';
import { api } from '../../lib/api.ts';
import { useFresh } from '../../ui/use-fresh.ts';
import { type Loaded, useLoaded } from '../../ui/use-loaded.ts';
import { $me, refreshMe } from '../session/session-store.ts';
import { identitySteps } from './identity-steps.ts';
import { useOwn } from './OwnProfile.tsx';

// The provider usually decides while the user is being redirected back.
const firstWaitMs = 2_000;

async function latestVerification(): Promise<Verification | null> {
  const { data } = await api(v1.verifications.find, {
    query: { take: 1, orderBy: 'updatedAt', orderSide: 'desc' },
  });
  return data[0] ?? null;
}

/** The latest verification attempt. Polled while a decision is pending. */
export function useVerification(): [Loaded<Verification | null>, retry: () => void] {
  const [loaded, retry, refresh] = useLoaded(useOwn('verification', latestVerification));
  const shown = loaded.state === 'done' ? loaded.value : null;
  const isMoving = Boolean(shown && identitySteps[shown.status].isMoving);

  async function look(): Promise<void> {
    const found = await refresh();
    // The header shows the same status.
    if (found && found.status !== $me.get()?.verificationStatus) await refreshMe();
  }

  useFresh(look, isMoving, firstWaitMs);
  return [loaded, retry];
}
