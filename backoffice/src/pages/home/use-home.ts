import { type Home, type HomePart, v1 } from '@semilla/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { HttpError } from 'react-admin';
import { call } from '../../api/session.ts';
import { useWaiting } from '../../kit/queue/use-waiting.ts';

const queryKey = ['overview', 'home'];
const freshMs = 10_000;
const figuresFreshMs = 300_000;

type Shown = Home & { figuresReadAt: number };

/** The figures change slowly and cost more than the rest, so fresh ones are kept while the rest is read again. */
async function readHome(signal: AbortSignal, before: Shown | undefined): Promise<Shown> {
  const isFresh = before?.figures && Date.now() - before.figuresReadAt < figuresFreshMs;
  const home = await call(v1.home.find, { query: { getFigures: !isFresh } }, { signal });
  if (isFresh) return { ...home, figures: before.figures, figuresReadAt: before.figuresReadAt };
  return { ...home, figuresReadAt: Date.now() };
}

/** All parts of the home page share one request. */
function useHome() {
  const client = useQueryClient();
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => readHome(signal, client.getQueryData<Shown>(queryKey)),
    staleTime: freshMs,
    retry: false,
  });
}

/** One part of the home page. Its error is that of the request, or says that the server could not read this part. */
export function useHomePart<Part extends HomePart>(part: Part) {
  const { data, error, isPending, refetch } = useHome();
  const failure = data?.failed.includes(part) ? new HttpError('errors.request.unavailable', 503) : null;
  return { data: data?.[part], error: error ?? failure, isPending, refetch };
}

/** Reads the home page again when a count changes: some items begin to wait by the clock, without an event. */
export function useHomeFollowsCounts(): void {
  const client = useQueryClient();
  const { data: counts } = useWaiting();
  const lastCounts = useRef(counts);
  useEffect(() => {
    if (lastCounts.current && lastCounts.current !== counts)
      void client.refetchQueries({ queryKey, stale: true }, { cancelRefetch: false });
    lastCounts.current = counts;
  }, [client, counts]);
}
