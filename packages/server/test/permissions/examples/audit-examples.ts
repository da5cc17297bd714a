import type { Examples } from '../example.ts';
import { ticketOf } from '../records.ts';

export const auditExamples = {
  'auditEntries.find': {
    kind: 'list',
    given: async (world) => {
      const { ticketId } = await ticketOf(world);
      return { input: { query: { subjectId: ticketId } }, mark: ticketId };
    },
  },
  'auditEntries.export': {
    kind: 'list',
    given: async (world) => {
      const { ticketId } = await ticketOf(world);
      return { input: { query: { subjectId: ticketId } }, mark: ticketId };
    },
  },
  'auditEntries.check': { kind: 'role', given: async () => ({ input: {} }) },
} satisfies Partial<Examples>;
