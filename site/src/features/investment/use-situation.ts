import { useCallback } from 'react';
import { useFresh } from '../../ui/use-fresh.ts';
import { type Loaded, useLoaded } from '../../ui/use-loaded.ts';
import { type InvestSituation, loadSituation } from './invest-situation.ts';

interface Situation {
  loaded: Loaded<InvestSituation>;
  retry: () => void;
  /** Reloads the data. The old data stay visible meanwhile. */
  refresh: () => Promise<unknown>;
}

export function useSituation(projectId: string): Situation {
  const load = useCallback(() => loadSituation(projectId), [projectId]);
  const [loaded, retry, refresh] = useLoaded(load);
  // The user's identity and balance can change on other pages.
  useFresh(refresh);
  return { loaded, retry, refresh };
}
