import { listVerifications, type Verification } from '@semilla/contract';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import { type Loaded, useLoaded } from '../../ui/use-loaded.ts';
import { $me, loadMe } from '../session/session-store.ts';
import { identitySteps } from './identity-steps.ts';

const firstWaitMs = 2_000;
const longestWaitMs = 30_000;

async function latestVerification(): Promise<Verification | null> {
  const { data } = await api(listVerifications, {
    query: { take: 1, orderBy: 'updatedAt', orderSide: 'desc' },
  });
  return data[0] ?? null;
}

/** The latest attempt to verify who somebody is; while it is being decided it is asked for again and again. */
export function useVerification(): [Loaded<Verification | null>, retry: () => void] {
  const [first, retry] = useLoaded(latestVerification);
  const [newer, setNewer] = useState<Verification | null>();
  const shown = newer === undefined && first.state === 'done' ? first.value : newer;
  const isMoving = Boolean(shown && identitySteps[shown.status].isMoving);

  const look = useCallback(async () => {
    const found = await latestVerification().catch(() => undefined);
    if (found === undefined) return;
    setNewer(found);
    // The badge of the header follows.
    if (found && found.status !== $me.get()?.verificationStatus) await loadMe();
  }, []);

  useEffect(() => {
    if (!isMoving) return;
    let waitMs = firstWaitMs;
    let timer: ReturnType<typeof setTimeout>;
    const again = async () => {
      if (document.visibilityState === 'visible') await look();
      waitMs = Math.min(waitMs * 1.5, longestWaitMs);
      timer = setTimeout(again, waitMs);
    };
    timer = setTimeout(again, waitMs);
    return () => clearTimeout(timer);
  }, [isMoving, look]);

  return [newer === undefined ? first : { state: 'done', value: newer }, retry];
}
