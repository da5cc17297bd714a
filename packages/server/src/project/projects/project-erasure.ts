import type { Erasure } from '../../kit/users/erasure.ts';
import { tagsOf } from '../access.ts';
import { releaseProjectsOf } from './queries.ts';

/** Leaves a manager's projects without a manager until an administrator assigns another. */
export const projectErasure: Erasure = {
  async release({ tx, audit, touch }, managerId, { now }) {
    for (const projectId of await releaseProjectsOf(tx, managerId, now())) {
      const note = { action: 'project.edit', subjectType: 'project', subjectId: projectId };
      audit({ ...note, before: { managerId }, after: { managerId: null } });
      touch(...tagsOf(projectId));
    }
  },
};
