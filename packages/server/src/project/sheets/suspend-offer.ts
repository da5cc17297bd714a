import {
  addDays,
  civilDateAt,
  type InputOf,
  type PhaseName,
  suspensionDays,
  type v1,
} from '@semilla/contract';
import type { Change } from '../../kit/change/make-change.ts';
import { ApiError } from '../../kit/errors.ts';
import type { Services } from '../../kit/services.ts';
import type { Reader } from '../../kit/users/reach.ts';
import { newId } from '../../schema/columns/new-id.ts';
import { offerSuspensions } from '../../schema/offer-suspensions.ts';
import { phaseOf, tagsOf } from '../access.ts';
import { noticesToInvestors } from '../notices/notices-to-investors.ts';
import { queueNotices } from '../notices/queue-notices.ts';
import { updateProject } from '../projects/queries.ts';
import { lockStaffProject } from '../staff-project.ts';

const isOffering = (phase: PhaseName) => phase === 'Preinvestment' || phase === 'Investment';

interface Suspending extends Reader {
  projectId: string;
  userId: string;
}

/** Suspends an offer in preinvestment or investment because of an error in its sheet, and notifies its investors. */
export async function suspendOffer(
  { tx, audit, touch }: Change,
  { jobs, now: clock }: Pick<Services, 'jobs' | 'now'>,
  { projectId, userId, ...reader }: Suspending,
  { reason, reasonEn }: InputOf<typeof v1.sheets.suspend>['body'],
): Promise<string> {
  const now = clock();
  const project = await lockStaffProject(tx, reader, projectId);
  if (!isOffering(phaseOf(project))) throw new ApiError('project.investing_not_possible');
  if (project.suspendedUntil) throw new ApiError('project.offer_suspended');
  const until = addDays(civilDateAt(now), suspensionDays);
  await tx.insert(offerSuspensions).values({
    offerSuspensionId: newId(now.getTime()),
    projectId,
    reason,
    reasonEn,
    suspendedById: userId,
    suspendedAt: now,
    until,
  });
  await updateProject(tx, projectId, { suspendedUntil: until, updatedAt: now });
  const notice = { kind: 'offerSuspended', projectName: project.name, reason, reasonEn, until } as const;
  await queueNotices(tx, jobs, await noticesToInvestors(tx, projectId, notice));
  audit({
    action: 'project.suspend-offer',
    subjectType: 'project',
    subjectId: projectId,
    after: { suspendedUntil: until, reason },
  });
  touch(...tagsOf(projectId));
  return until;
}
