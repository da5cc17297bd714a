import type { Examples } from '../example.ts';
import { ticketOf } from '../records.ts';

export const overviewExamples = {
  'events.follow': { kind: 'role', given: async () => ({ input: {} }) },
  'waiting.find': { kind: 'role', given: async () => ({ input: {} }) },
  'search.find': {
    kind: 'list',
    given: async (world) => {
      const { ticketId } = await ticketOf(world);
      return { input: { query: { text: ticketId } }, mark: ticketId };
    },
  },
  'keyFigures.find': { kind: 'role', given: async () => ({ input: {} }) },
} satisfies Partial<Examples>;
