import {
  type ComplaintActKind,
  civilDateAt,
  complaintDeadline,
  isComplaintOpen,
  outcomeOf,
  type v1,
} from '@semilla/contract';
import { translate } from '@semilla/i18n';
import type { z } from 'zod';
import type { Change } from '../../kit/change/make-change.ts';
import { assertSeen } from '../../kit/database/versions.ts';
import { ApiError, InvalidInput } from '../../kit/errors.ts';
import type { Caller } from '../../kit/http/caller.ts';
import type { Services } from '../../kit/services.ts';
import type { complaintActs } from '../../schema/complaint-acts.ts';
import { type ComplaintNews, mailComplainant } from './mails.ts';
import { insertAct, lockComplaint, type StoredComplaint, updateComplaint } from './queries.ts';

type Answers = Pick<typeof v1.complaints, 'admit' | 'dismiss' | 'extend' | 'decide'>;
type Body<N extends keyof Answers> = z.output<Answers[N]['body']>;

/** An answer in progress to a locked complaint. */
export interface Answering {
  change: Change;
  services: Services;
  caller: Caller;
  before: StoredComplaint;
  at: Date;
}

/** Locks a complaint for an answer. Throws if it is the caller's own, already answered, or changed meanwhile. */
export async function beginAnswer(
  given: Omit<Answering, 'before' | 'at'>,
  complaintId: string,
  seen: number | undefined,
): Promise<Answering> {
  const before = await lockComplaint(given.change.tx, complaintId);
  if (before.userId === given.caller.userId) throw new ApiError('support.own_complaint');
  if (!isComplaintOpen(before.state)) throw new ApiError('support.complaint_answered');
  assertSeen(before, seen);
  return { ...given, before, at: given.services.now() };
}

interface Answer {
  changes: Partial<StoredComplaint>;
  act: Omit<typeof complaintActs.$inferInsert, 'complaintId' | 'kind' | 'at' | 'userId' | 'points'> &
    Partial<Pick<typeof complaintActs.$inferInsert, 'points'>>;
  news: ComplaintNews;
}

/** Stores an answer, mails it to the complainant, and records it in the audit trail. */
async function answer(
  { change, caller, before, at }: Answering,
  kind: ComplaintActKind,
  { changes, act, news }: Answer,
): Promise<void> {
  const { complaintId } = before;
  const deadline = complaintDeadline({ ...before, ...changes });
  const after = await updateComplaint(change.tx, complaintId, { ...changes, deadline });
  await insertAct(change.tx, { points: [], ...act, complaintId, kind, at, userId: caller.userId ?? null });
  await mailComplainant(change, after, news);
  change.audit({
    action: `complaint.${kind}`,
    subjectType: 'complaint',
    subjectId: complaintId,
    personId: before.userId,
    before: { state: before.state, ...(changes.answerBy && { answerBy: before.answerBy }) },
    after: {
      state: after.state,
      ...(changes.answerBy && { answerBy: changes.answerBy }),
      ...(changes.outcome && { outcome: changes.outcome }),
      ...(act.reasons && { reasons: act.reasons }),
    },
  });
}

const notOn = (code: string) => new InvalidInput([{ path: 'answerBy', code, params: {} }]);

function assertToCome(answerBy: string, at: Date): void {
  if (answerBy <= civilDateAt(at)) throw notOn('only_future');
}

/** The contact for the complainant: the company, unless the answer names another contact. */
const contactOf = ({ config }: Services, contact?: string) =>
  contact ?? `${config.company.name}, ${config.contactEmail}`;

function remediesFor({ services, before: { language } }: Answering): string {
  return services.config.complaintRemedies[language] ?? translate(language, 'support.complaints.remedies');
}

export async function admitComplaint(answering: Answering, body: Body<'admit'>): Promise<void> {
  const { before, at, services } = answering;
  if (before.state !== 'Received') throw new ApiError('support.complaint_answered');
  const { reasons, answerBy } = body;
  assertToCome(answerBy, at);
  const contact = contactOf(services, body.contact);
  await answer(answering, 'admit', {
    changes: { state: 'Admissible', acknowledgedAt: at, answerBy },
    act: { reasons, contact, answerBy },
    news: { kind: 'admit', reasons, contact },
  });
}

export async function dismissComplaint(answering: Answering, body: Body<'dismiss'>): Promise<void> {
  const { before, at, services } = answering;
  if (before.state !== 'Received') throw new ApiError('support.complaint_answered');
  const { reasons } = body;
  const contact = contactOf(services, body.contact);
  const remedies = remediesFor(answering);
  await answer(answering, 'dismiss', {
    changes: { state: 'Inadmissible', acknowledgedAt: at, decidedAt: at },
    act: { reasons, contact, remedies },
    news: { kind: 'dismiss', reasons, contact, remedies },
  });
}

function assertAdmitted({ state }: StoredComplaint): void {
  if (state !== 'Admissible') throw new ApiError('support.complaint_not_admitted');
}

export async function extendComplaint(answering: Answering, body: Body<'extend'>): Promise<void> {
  const { before, at, services } = answering;
  assertAdmitted(before);
  const { reasons, answerBy } = body;
  assertToCome(answerBy, at);
  if (answerBy <= (before.answerBy ?? '')) throw notOn('only_later');
  await answer(answering, 'extend', {
    changes: { answerBy },
    act: { reasons, answerBy },
    news: { kind: 'extend', reasons, contact: contactOf(services) },
  });
}

export async function decideComplaint(answering: Answering, { points }: Body<'decide'>): Promise<void> {
  const { before, at, services } = answering;
  assertAdmitted(before);
  const outcome = outcomeOf(points);
  const remedies = outcome === 'granted' ? null : remediesFor(answering);
  await answer(answering, 'decide', {
    changes: { state: 'Decided', outcome, decidedAt: at },
    act: { outcome, points, remedies },
    news: { kind: 'decide', points, contact: contactOf(services), remedies },
  });
}
