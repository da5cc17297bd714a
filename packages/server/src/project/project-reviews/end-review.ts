import type { PhaseName } from '@semilla/contract';
import { and, eq, ne } from 'drizzle-orm';
import type { Change } from '../../kit/change/make-change.ts';
import type { Db } from '../../kit/database/types.ts';
import { findAddressees } from '../../kit/users/find-addressees.ts';
import { users } from '../../schema/users.ts';
import type { StoredProject } from '../access.ts';
import { reviewMails } from './mails.ts';
import { findOpenReview } from './queries.ts';

/** The manager of a project as the recipient of a mail; none if it has no manager, or one who has left the staff. */
export async function findManagerOf(tx: Db, { managerId }: Pick<StoredProject, 'managerId'>) {
  if (!managerId) return [];
  return findAddressees(tx, and(eq(users.userId, managerId), ne(users.role, 'user')));
}

/** Mails the manager of a project in review that an administrator moved it to another phase. The change of phase deletes the review. */
export async function endReview(
  { tx, mail }: Pick<Change, 'tx' | 'mail'>,
  project: StoredProject,
  to: PhaseName,
): Promise<void> {
  if (!(await findOpenReview(tx, project.projectId))) return;
  for (const manager of await findManagerOf(tx, project))
    await mail(manager, reviewMails.ended.write(manager, { project, phase: to }));
}
