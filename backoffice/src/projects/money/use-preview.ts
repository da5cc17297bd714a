import type { Endpoint } from '@semilla/contract';
import { useEffect, useState } from 'react';
import { preview } from '../../providers/act.ts';
import type { DistributionRecord } from './money-record.ts';

interface Previewed {
  /** What it is the answer to. */
  asked?: string;
  distribution?: DistributionRecord;
  error?: unknown;
}

/** What would happen, computed by the API as the real thing is. */
export function usePreview(endpoint: Endpoint, projectId: string, body: Record<string, unknown>) {
  const [previewed, setPreviewed] = useState<Previewed>({});
  const [tries, setTries] = useState(0);
  const asked = JSON.stringify([endpoint.path, projectId, body, tries]);
  useEffect(() => {
    const controller = new AbortController();
    const [, , wanted] = JSON.parse(asked);
    preview<DistributionRecord>(endpoint, { params: { projectId }, body: wanted }, controller.signal)
      .then((distribution) => setPreviewed({ asked, distribution }))
      .catch((error: unknown) => controller.signal.aborted || setPreviewed({ asked, error }));
    return () => controller.abort();
  }, [endpoint, projectId, asked]);
  const { distribution, error } = previewed.asked === asked ? previewed : {};
  return { distribution, error, retry: () => setTries(tries + 1) };
}
