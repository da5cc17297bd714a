import { type Allocation, isProposal, v1 } from '@semilla/contract';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../../api/session.ts';

/** A preview of the allocation. The API computes it without executing it. */
export function useAllocation(projectId: string) {
  const [state, setState] = useState<{ allocation?: Allocation; error?: unknown }>({});
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const input = { params: { projectId }, query: { preview: tries >= 0 }, body: {} };
    call(v1.wishes.allocate, input, { signal: controller.signal })
      .then((answer) => isProposal(answer) || setState({ allocation: answer }))
      .catch((error: unknown) => controller.signal.aborted || setState({ error }));
    return () => controller.abort();
  }, [projectId, tries]);
  const retry = useCallback(() => setTries((before) => before + 1), []);
  return { ...state, retry };
}
