import type { Change } from '../../kit/change/make-change.ts';
import { tagsOf } from '../access.ts';
import { releaseProjectsOf } from './queries.ts';

/** Leaves a manager's projects without a manager until an administrator assigns another. */
export async function releaseProjects(
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
