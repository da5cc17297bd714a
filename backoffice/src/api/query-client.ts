import { isSettled } from '@semilla/client';
import { type Query, QueryClient } from '@tanstack/react-query';
import { mentions, onDeletion } from './deleted-records.ts';

/**
 * Without a network, a change fails at once and says so. By default react-query would wait without a word, and send it
 * later by itself. A failed reading is tried once more, and a refused one is shown at once: by default both would be
 * tried for seven seconds before a page says anything.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      mutations: { networkMode: 'always' },
      queries: { retry: (failures, error) => failures === 0 && !isSettled(error) },
    },
  });
  onDeletion((id, isRefused) => {
    const ofRecord = { predicate: ({ queryKey }: Query) => mentions(queryKey, id) };
    // A running read could still find nothing, and would say so on the page before it returns to the list.
    if (isRefused) void client.invalidateQueries(ofRecord);
    else void client.cancelQueries(ofRecord);
  });
  return client;
}
