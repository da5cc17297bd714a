import type { Examples } from '../example.ts';
import { ticketOf } from '../records.ts';

export const overviewExamples = {
  readWaiting: { kind: 'role', given: async () => ({ input: {} }) },
  searchEverywhere: {
    kind: 'list',
    given: async (world) => {
      const { ticketId } = await ticketOf(world);
      return { input: { query: { text: ticketId } }, mark: ticketId };
    },
  },
  readKeyFigures: { kind: 'role', given: async () => ({ input: {} }) },
} satisfies Partial<Examples>;
