import { v1, type WorkQueue } from '@semilla/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../providers/session.ts';

const keyOf = (queue: WorkQueue) => ['workClaims', queue];

/** Which colleague works on which record of a queue. If the request fails, the queue works without claims. */
export function useClaims(queue: WorkQueue) {
  const { data = [] } = useQuery({
    queryKey: keyOf(queue),
    queryFn: async ({ signal }) =>
      (await call(v1.workClaims.find, { query: { queue } }, { signal, isByItself: true })).data,
    retry: false,
  });
  return data;
}

// Well below the time after which a claim expires.
const renewMs = 60_000;
const activities = ['keydown', 'pointermove', 'pointerdown', 'scroll'] as const;
const ignore = () => {};

/** Claims the open record, renews the claim while the user is active, and releases it on leaving. */
export function useClaim(queue: WorkQueue, recordId: string): void {
  const client = useQueryClient();
  useEffect(() => {
    let takenAt = 0;
    const refresh = () => client.invalidateQueries({ queryKey: keyOf(queue) });
    const take = () => {
      takenAt = Date.now();
      void call(v1.workClaims.take, { body: { queue, recordId } }).then(refresh, ignore);
    };
    const keep = () => {
      if (Date.now() - takenAt >= renewMs) take();
    };
    take();
    const options = { capture: true, passive: true };
    for (const activity of activities) document.addEventListener(activity, keep, options);
    return () => {
      for (const activity of activities) document.removeEventListener(activity, keep, options);
      void call(v1.workClaims.release, { params: { queue, recordId } }).then(refresh, ignore);
    };
  }, [client, queue, recordId]);
}
