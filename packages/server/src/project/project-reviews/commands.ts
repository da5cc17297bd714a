import type { Change } from '../../kit/change/make-change.ts';
import type { Db } from '../../kit/database/types.ts';
import { ApiError } from '../../kit/errors.ts';
import type { SignedIn } from '../../kit/http/caller.ts';
import { findAddressees } from '../../kit/users/find-addressees.ts';
import { nameOfUser } from '../../kit/users/name-of-user.ts';
import { lockEditableProject, phaseOf } from '../access.ts';
import { cancelPlan, findPlan } from '../project-openings/queries.ts';
import { findManagerOf } from './end-review.ts';
import { reviewMails } from './mails.ts';
import { deleteReview, findOpenReview, replaceReview, updateReview } from './queries.ts';

interface Reviewing {
  caller: SignedIn;
  projectId: string;
  now: Date;
}

const noteOf = (action: string, projectId: string) => ({
  action: `project.${action}`,
  subjectType: 'project',
  subjectId: projectId,
});

async function assertNotPlanned(tx: Db, projectId: string): Promise<void> {
  if (await findPlan(tx, projectId)) throw new ApiError('project.opening_planned');
}

/** Sends a draft to the administrators, who get a mail. */
export async function sendForReview(
  { tx, audit, mail }: Change,
  { caller, projectId, now }: Reviewing,
  message: string | null,
): Promise<void> {
  const project = await lockEditableProject(tx, caller, projectId);
  if (phaseOf(project) !== 'Draft') throw new ApiError('project.review_not_draft');
  if (await findOpenReview(tx, projectId)) throw new ApiError('project.in_review');
  await assertNotPlanned(tx, projectId);
  await replaceReview(tx, { projectId, sentById: caller.userId, sentAt: now, message });
  const sender = await nameOfUser(tx, caller.userId);
  for (const to of await findAddressees(tx))
    await mail(to, reviewMails.requested.write(to, { project, sender, message }));
  audit({ ...noteOf('send-for-review', projectId), after: { message } });
}

/** Withdraws a draft from its review, unless an administrator already planned its opening. */
export async function withdrawReview({ tx, audit }: Change, { caller, projectId }: Reviewing): Promise<void> {
  await lockEditableProject(tx, caller, projectId);
  if (!(await findOpenReview(tx, projectId))) throw new ApiError('project.not_in_review');
  await assertNotPlanned(tx, projectId);
  await deleteReview(tx, projectId);
  audit(noteOf('withdraw-review', projectId));
}

/** Returns a draft to its manager with comments. It must not open by itself meanwhile, so this cancels its plan. */
export async function returnReview(
  { tx, audit, mail }: Change,
  { caller, projectId, now }: Reviewing,
  comments: string,
): Promise<void> {
  const project = await lockEditableProject(tx, caller, projectId);
  if (!(await findOpenReview(tx, projectId))) throw new ApiError('project.not_in_review');
  await updateReview(tx, projectId, { returnedAt: now, returnedById: caller.userId, comments });
  const cancelled = await cancelPlan(tx, projectId);
  const administrator = await nameOfUser(tx, caller.userId);
  for (const to of await findManagerOf(tx, project))
    await mail(to, reviewMails.returned.write(to, { project, administrator, comments }));
  audit({ ...noteOf('return-review', projectId), after: { comments } });
  if (cancelled) audit({ ...noteOf('cancel-opening', projectId), before: cancelled });
}
