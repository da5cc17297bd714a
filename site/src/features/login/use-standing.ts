import { readMe } from '@semilla/contract';
import { ApiProblem } from '@semilla/contract/client';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import { wantedPath, wayFrom } from './steps.ts';

export type Standing = 'loading' | 'here' | 'failed';

/** Whether this step of signing in is the next one; whoever stands elsewhere is sent there. */
export function useStanding(step: 'otp' | 'first-otp'): [Standing, retry: () => void] {
  const [standing, setStanding] = useState<Standing>('loading');

  const look = useCallback(async () => {
    setStanding('loading');
    try {
      const me = await api(readMe).catch((error: unknown) => {
        if (error instanceof ApiProblem && error.problem.status === 401) return undefined;
        throw error;
      });
      const way = wayFrom(step, me, wantedPath(location.search));
      if (way) location.replace(way);
      else setStanding('here');
    } catch {
      setStanding('failed');
    }
  }, [step]);

  useEffect(() => void look(), [look]);
  return [standing, look];
}
