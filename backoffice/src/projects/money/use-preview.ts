import type { Endpoint } from '@semilla/contract';
import { useEffect, useState } from 'react';
import { preview } from '../../providers/act.ts';
import type { DistributionRecord } from './money-record.ts';

interface PreviewState {
  /** The key of the request that this answers. */
  requestKey?: string;
  distribution?: DistributionRecord;
  error?: unknown;
}

/** A preview of an act, computed by the API without doing it. */
export function usePreview(endpoint: Endpoint, projectId: string, body: Record<string, unknown>) {
  const [state, setState] = useState<PreviewState>({});
  const [tries, setTries] = useState(0);
  const requestKey = JSON.stringify([endpoint.path, projectId, body, tries]);
  useEffect(() => {
    const controller = new AbortController();
    const [, , parsedBody] = JSON.parse(requestKey);
    preview<DistributionRecord>(endpoint, { params: { projectId }, body: parsedBody }, controller.signal)
      .then((distribution) => setState({ requestKey, distribution }))
      .catch((error: unknown) => controller.signal.aborted || setState({ requestKey, error }));
    return () => controller.abort();
  }, [endpoint, projectId, requestKey]);
  const { distribution, error } = state.requestKey === requestKey ? state : {};
  return { distribution, error, retry: () => setTries(tries + 1) };
}
