import type { Change } from '../../kit/change/make-change.ts';
import { tagsOf } from '../access.ts';
import { releaseProjectsOf } from './queries.ts';

/** What somebody managed has no manager until an administrator names another. */
export async function handBackProjectsOf(
  { tx, audit, touch }: Change,
  managerId: string,
  now: Date,
): Promise<void> {
  for (const projectId of await releaseProjectsOf(tx, managerId, now)) {
    const note = { action: 'project.edit', subjectType: 'project', subjectId: projectId };
    audit({ ...note, before: { managerId }, after: { managerId: null } });
    touch(...tagsOf(projectId));
  }
}
