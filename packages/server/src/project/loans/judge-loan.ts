import { cents, civilDateAt, type InputOf, owedOn, type TimelineEntry, type v1 } from '@semilla/contract';
import { formatMoney } from '@semilla/format';
import { and, eq, sum } from 'drizzle-orm';
import type { Change } from '../../kit/change/make-change.ts';
import type { Db } from '../../kit/database/types.ts';
import { ApiError, InvalidInput } from '../../kit/errors.ts';
import type { Services } from '../../kit/services.ts';
import type { Reader } from '../../kit/users/reach.ts';
import { newId } from '../../schema/columns/new-id.ts';
import { projectTimeline } from '../../schema/project-timeline.ts';
import { phaseOf, tagsOf } from '../access.ts';
import { insertTimelineEntry } from '../project-timeline/queries.ts';
import { lockStaffProject } from '../staff-project.ts';
import { findLoan, type LoanFacts } from './find-loans.ts';
import { onDay } from './follow-loans.ts';
import { recoveredCents } from './loan-answer.ts';
import { tellInvestors } from './tell-investors.ts';

type Clock = Pick<Services, 'jobs' | 'now'>;

/** Locks the project of a loan. Refuses projects that were never financed. */
async function lockLoan(tx: Db, reader: Reader, projectId: string) {
  await lockStaffProject(tx, reader, projectId);
  const facts = await findLoan(tx, projectId);
  if (!facts) throw new ApiError('project.not_financed');
  return facts;
}

/** What is owed now, less everything repaid so far, including today. */
function owedNow({ project, due, repayments }: LoanFacts, today: string): number {
  const repaidCents = repayments.reduce((total, { cents: repaid }) => total + repaid, 0);
  return Math.max(0, owedOn(today, due, project.amountInvestedCents, []) - repaidCents);
}

/** Puts a loan in default before a payment is late enough, for a reason that investors can read. */
export async function judgeLoan(
  { tx, audit, touch }: Change,
  { jobs, now }: Clock,
  { projectId, ...reader }: Reader & { projectId: string },
  { reason, reasonEn }: InputOf<typeof v1.loans.judge>['body'],
): Promise<TimelineEntry> {
  const at = now();
  const facts = await lockLoan(tx, reader, projectId);
  const { project, defaultedOn } = facts;
  if (phaseOf(project) !== 'Financed') throw new ApiError('project.not_financed');
  if (defaultedOn) throw new ApiError('project.already_in_default');
  const owedCents = owedNow(facts, civilDateAt(at));
  if (owedCents === 0) throw new ApiError('project.nothing_owed');
  const entry = await insertTimelineEntry(tx, {
    projectTimelineId: newId(at.getTime()),
    projectId,
    kind: 'default',
    amount: cents(owedCents),
    description: reason,
    descriptionEn: reasonEn,
    happenedAt: at,
  });
  await tellInvestors(tx, jobs, project, { kind: 'loanDefaulted', owedCents, reason, reasonEn });
  audit({
    action: 'loan.judge',
    subjectType: 'project',
    subjectId: projectId,
    after: { amountCents: owedCents, description: reason, descriptionEn: reasonEn },
  });
  touch(...tagsOf(projectId));
  return entry;
}

async function sumStages(tx: Db, projectId: string): Promise<number> {
  const [row] = await tx
    .select({ cents: sum(projectTimeline.amount).mapWith(Number) })
    .from(projectTimeline)
    .where(and(eq(projectTimeline.projectId, projectId), eq(projectTimeline.kind, 'recovery')));
  return row?.cents ?? 0;
}

/** Records a stage of the recovery. All stages together cannot exceed what the owner has paid since the default. */
export async function recordRecovery(
  { tx, audit, touch }: Change,
  { jobs, now }: Clock,
  { projectId, ...reader }: Reader & { projectId: string },
  { happenedOn, amount, text, textEn }: InputOf<typeof v1.loans.recover>['body'],
): Promise<TimelineEntry> {
  const at = now();
  const today = civilDateAt(at);
  if (happenedOn > today) {
    throw new InvalidInput([{ path: 'happenedOn', code: 'in_the_future', params: {} }]);
  }
  const facts = await lockLoan(tx, reader, projectId);
  if (!facts.defaultedOn) throw new ApiError('project.not_in_default');
  if (happenedOn < facts.defaultedOn) throw new ApiError('project.recovery_before_default');
  const available = recoveredCents(facts) - (await sumStages(tx, projectId));
  if (amount > Math.max(0, available)) {
    throw new ApiError('project.recovery_above_received', {
      params: { available: formatMoney(Math.max(0, available)) },
    });
  }
  const entry = await insertTimelineEntry(tx, {
    projectId,
    kind: 'recovery',
    amount,
    description: text,
    descriptionEn: textEn,
    happenedAt: happenedOn === today ? at : onDay(happenedOn),
  });
  const notice = { kind: 'loanRecovered', happenedOn, amountCents: amount, text, textEn } as const;
  await tellInvestors(tx, jobs, facts.project, notice);
  audit({
    action: 'loan.recover',
    subjectType: 'project',
    subjectId: projectId,
    after: { happenedAt: happenedOn, amountCents: amount, description: text },
  });
  touch(...tagsOf(projectId));
  return entry;
}
