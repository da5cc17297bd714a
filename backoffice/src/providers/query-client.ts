import { QueryClient } from '@tanstack/react-query';

/**
 * Without a network, a change fails at once and says so. By default react-query would wait without a word, and send it
 * later by itself.
 */
export const createQueryClient = () =>
  new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });
