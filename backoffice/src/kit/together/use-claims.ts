import { type ClaimedResource, claimedResources, v1, type WorkClaim } from '@semilla/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useGetIdentity } from 'react-admin';
import { call } from '../../api/session.ts';

// Well below the time after which a claim expires.
const renewMs = 60_000;

export const isClaimed = (name: string): name is ClaimedResource =>
  (claimedResources as readonly string[]).includes(name);

const keyOf = (resource: ClaimedResource) => ['overview', 'claims', resource];

/** Who works on which record of a resource. If the request fails, the page works without claims. */
export function useClaims(resource: ClaimedResource): readonly WorkClaim[] {
  const { data = [] } = useQuery({
    queryKey: keyOf(resource),
    queryFn: async ({ signal }) =>
      (await call(v1.workClaims.find, { query: { resource } }, { signal, isByItself: true })).data,
    retry: false,
    // Nothing announces that a claim has expired.
    refetchInterval: ({ state }) => (state.data?.length ? renewMs : false),
  });
  return data;
}

/** The colleagues who work on a record, the first to take it first. */
export function useOthers(resource: ClaimedResource, recordId: string): readonly WorkClaim[] {
  const { identity } = useGetIdentity();
  const claims = useClaims(resource);
  if (!identity) return [];
  return claims.filter((claim) => claim.recordId === recordId && claim.userId !== identity.id);
}

const activities = ['keydown', 'pointermove', 'pointerdown', 'scroll'] as const;
const ignore = () => {};

/** How many parts of the page hold a claim: a dialog may edit the record that its page has claimed. */
const holders = new Map<string, number>();

function hold(name: string, change: 1 | -1): number {
  const count = (holders.get(name) ?? 0) + change;
  holders.set(name, count);
  return count;
}

/** Claims a record, renews the claim while the user is active, and releases it on leaving or when no longer active. */
export function useClaim(resource: ClaimedResource, recordId: string, isWorkedOn = true): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isWorkedOn) return undefined;
    const name = `${resource} ${recordId}`;
    let takenAt = 0;
    const refresh = () => client.invalidateQueries({ queryKey: keyOf(resource) });
    const take = () => {
      takenAt = Date.now();
      void call(v1.workClaims.take, { body: { resource, recordId } }).then(refresh, ignore);
    };
    const keep = () => {
      if (Date.now() - takenAt >= renewMs) take();
    };
    hold(name, 1);
    take();
    const options = { capture: true, passive: true };
    for (const activity of activities) document.addEventListener(activity, keep, options);
    return () => {
      for (const activity of activities) document.removeEventListener(activity, keep, options);
      if (hold(name, -1) > 0) return;
      void call(v1.workClaims.release, { params: { resource, recordId } }).then(refresh, ignore);
    };
  }, [client, resource, recordId, isWorkedOn]);
}
