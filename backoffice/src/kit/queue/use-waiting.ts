import { v1, type Waiting } from '@semilla/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-admin';
import { call } from '../../api/session.ts';

export type Waits = keyof Waiting;

const queryKey = ['overview', 'waiting'];
const pollMs = 60_000;
const freshMs = 10_000;

/** The number of waiting items. Refreshed periodically, on window focus, and on navigation. */
export function useWaiting() {
  const client = useQueryClient();
  const { pathname } = useLocation();
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(v1.waiting.find, {}, { signal, isByItself: true }),
    staleTime: freshMs,
    refetchInterval: pollMs,
    refetchOnWindowFocus: true,
    retry: false,
  });
  const lastPath = useRef(pathname);
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    void client.refetchQueries({ queryKey, stale: true });
  }, [client, pathname]);
  return query;
}
