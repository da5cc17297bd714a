import { useCallback, useState } from 'react';
import { type Loaded, useLoaded } from '../../ui/use-loaded.ts';
import { type InvestSituation, loadSituation } from './invest-situation.ts';

interface Situation {
  loaded: Loaded<InvestSituation>;
  retry: () => void;
  /** Reads it again while what is known stays in sight. */
  refresh: () => Promise<void>;
}

export function useSituation(projectId: string): Situation {
  const load = useCallback(() => loadSituation(projectId), [projectId]);
  const [first, retry] = useLoaded(load);
  const [later, setLater] = useState<InvestSituation>();
  const refresh = useCallback(() => load().then(setLater, () => {}), [load]);
  return { loaded: later ? { state: 'done', value: later } : first, retry, refresh };
}
