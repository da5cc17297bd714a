import { sql } from 'drizzle-orm';
import { proposals } from '../../schema/proposals.ts';

const noRequest = { params: null, query: null, body: null, fileField: null };
const isOpen = sql`${proposals.status} in ('pending', 'scheduled')`;

/** The columns of an erased proposal: who decided what and when stays. Its document must be deleted as well. */
export const erasedProposal = (now: Date) => ({
  effects: [],
  request: noRequest,
  subjectName: '',
  why: null,
  answer: null,
  documentId: null,
  // Open proposals can no longer be carried out.
  status: sql`case when ${isOpen} then 'lapsed' else ${proposals.status} end`,
  decidedAt: sql`case when ${isOpen} then ${now.toISOString()}::timestamptz else ${proposals.decidedAt} end`,
  // A declined proposal must have a reason, even an empty one.
  declineReason: sql`case when ${proposals.status} = 'declined' then '' end`,
});
