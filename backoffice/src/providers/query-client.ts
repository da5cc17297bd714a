import { isSettled } from '@semilla/client';
import { QueryClient } from '@tanstack/react-query';

/**
 * Without a network, a change fails at once and says so. By default react-query would wait without a word, and send it
 * later by itself. A failed reading is tried once more, and a refused one is shown at once: by default both would be
 * tried for seven seconds before a page says anything.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      mutations: { networkMode: 'always' },
      queries: { retry: (failures, error) => failures === 0 && !isSettled(error) },
    },
  });
