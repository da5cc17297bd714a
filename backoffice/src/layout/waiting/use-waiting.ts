import { v1, type Waiting } from '@semilla/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-admin';
import { call } from '../../providers/session.ts';

export type Waits = keyof Waiting;

const queryKey = ['overview', 'waiting'];
const everyMs = 60_000;
const freshMs = 10_000;

/** How much waits for staff. Asked again now and then, when one comes back to the page, and on the way to another one. */
export function useWaiting() {
  const client = useQueryClient();
  const { pathname } = useLocation();
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(v1.waiting.find, {}, { signal }),
    staleTime: freshMs,
    refetchInterval: everyMs,
    refetchOnWindowFocus: true,
    retry: false,
  });
  const seenAt = useRef(pathname);
  useEffect(() => {
    if (seenAt.current === pathname) return;
    seenAt.current = pathname;
    void client.refetchQueries({ queryKey, stale: true });
  }, [client, pathname]);
  return query;
}
