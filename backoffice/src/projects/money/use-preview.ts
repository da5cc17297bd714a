import type { v1 } from '@semilla/contract';
import { useEffect, useState } from 'react';
import { kept } from '../../providers/record.ts';
import { call } from '../../providers/session.ts';
import type { DistributionRecord } from './money-record.ts';

type Previewed = typeof v1.distributions.closeProject | typeof v1.distributions.distribute;

interface Preview {
  /** What it is the answer to. */
  asked?: string;
  distribution?: DistributionRecord;
  error?: unknown;
}

/** What would happen, computed by the API as the real thing is. */
export function usePreview(endpoint: Previewed, projectId: string, body: object) {
  const [preview, setPreview] = useState<Preview>({});
  const [tries, setTries] = useState(0);
  const asked = JSON.stringify([endpoint.path, projectId, body, tries]);
  useEffect(() => {
    const controller = new AbortController();
    const [, , wanted] = JSON.parse(asked);
    const input = { params: { projectId }, query: { preview: true }, body: wanted };
    call<Previewed>(endpoint, input, { signal: controller.signal })
      .then((distribution) => setPreview({ asked, distribution: kept(distribution) }))
      .catch((error: unknown) => controller.signal.aborted || setPreview({ asked, error }));
    return () => controller.abort();
  }, [endpoint, projectId, asked]);
  const { distribution, error } = preview.asked === asked ? preview : {};
  return { distribution, error, retry: () => setTries(tries + 1) };
}
