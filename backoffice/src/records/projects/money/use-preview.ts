import { type DistributionReason, isProposal, type v1 } from '@semilla/contract';
import { useEffect, useState } from 'react';
import { asRecordValue } from '../../../api/as-record-value.ts';
import type { DistributionRecord } from '../../../api/record-types/money-record.ts';
import { call } from '../../../api/session.ts';

type Previewed = typeof v1.distributions.closeProject | typeof v1.distributions.distribute;

interface PreviewState {
  /** Identifies the request that this result belongs to. */
  requestKey?: string;
  distribution?: DistributionRecord & { secondPersonFor?: DistributionReason[] | undefined };
  error?: unknown;
}

/** Previews an act. The API computes the result without executing it. */
export function usePreview(endpoint: Previewed, projectId: string, body: object) {
  const [state, setState] = useState<PreviewState>({});
  const [tries, setTries] = useState(0);
  const requestKey = JSON.stringify([endpoint.path, projectId, body, tries]);
  useEffect(() => {
    const controller = new AbortController();
    const [, , parsedBody] = JSON.parse(requestKey);
    const input = { params: { projectId }, query: { preview: true }, body: parsedBody };
    call<Previewed>(endpoint, input, { signal: controller.signal })
      // A proposal is impossible here, because a preview never waits for a second person.
      .then((answer) => isProposal(answer) || setState({ requestKey, distribution: asRecordValue(answer) }))
      .catch((error: unknown) => controller.signal.aborted || setState({ requestKey, error }));
    return () => controller.abort();
  }, [endpoint, projectId, requestKey]);
  const { distribution, error } = state.requestKey === requestKey ? state : {};
  return { distribution, error, retry: () => setTries(tries + 1) };
}
