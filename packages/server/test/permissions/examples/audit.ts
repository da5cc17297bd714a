import type { Examples } from '../example.ts';
import { ticketOf } from '../records.ts';

export const auditExamples = {
  listAuditEntries: {
    kind: 'list',
    given: async (world) => {
      const { ticketId } = await ticketOf(world);
      return { input: { query: { subjectId: ticketId } }, mark: ticketId };
    },
  },
  exportAuditEntries: {
    kind: 'list',
    given: async (world) => {
      const { ticketId } = await ticketOf(world);
      return { input: { query: { subjectId: ticketId } }, mark: ticketId };
    },
  },
  checkAudit: { kind: 'role', given: async () => ({ input: {} }) },
} satisfies Partial<Examples>;
