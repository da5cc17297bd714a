import { createTranslator, type Translate } from '@semilla/i18n';
import { and, eq } from 'drizzle-orm';
import { type ProposalRow, proposals } from '../../schema/proposals.ts';
import type { Change } from '../change/make-change.ts';
import type { Jobs } from '../jobs/create-jobs.ts';
import { findUserById } from '../users/queries.ts';
import { proposalNote } from './new-proposal.ts';
import { queueProposalMail } from './proposal-mails.ts';

interface Ending extends Pick<ProposalRow, 'act' | 'subjectId'> {
  deciderId: string;
  /** Written in the decider's language, like a reason they would type. */
  reason: (t: Translate) => string;
  now: Date;
}

/**
 * Declines the pending proposals of an act about one record, because the record was cancelled or decided
 * otherwise. Skips a proposal that is being approved at this moment: its approval checks the state of the
 * record itself.
 */
export async function endProposalsAbout(
  { tx, audit }: Pick<Change, 'tx' | 'audit'>,
  jobs: Jobs,
  { act, subjectId, deciderId, reason, now }: Ending,
): Promise<void> {
  const isOpen = and(
    eq(proposals.act, act),
    eq(proposals.subjectId, subjectId),
    eq(proposals.status, 'pending'),
  );
  const open = await tx.select().from(proposals).where(isOpen).for('update', { skipLocked: true });
  if (!open.length) return;
  const { language } = await findUserById(tx, deciderId);
  const declineReason = reason(createTranslator(language));
  for (const row of open) {
    const decided = {
      status: 'declined' as const,
      decidedById: deciderId,
      decidedAt: now,
      declineReason,
    };
    await tx.update(proposals).set(decided).where(eq(proposals.proposalId, row.proposalId));
    audit(proposalNote({ ...row, ...decided }, 'decline', { declineReason }));
    await queueProposalMail(tx, jobs, { proposalId: row.proposalId, event: 'decided' });
  }
}
