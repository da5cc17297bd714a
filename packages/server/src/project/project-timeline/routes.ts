import {
  createMilestone,
  deleteMilestone,
  editMilestone,
  listTimeline,
  type TimelineEntry,
} from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { type AuditNote, differences } from '../../audit/index.ts';
import { NotFound } from '../../errors.ts';
import { route } from '../../routing/route.ts';
import { lockEditableProject, tagsOf, visibleProject } from '../access.ts';
import { lockMilestone } from './lock-milestone.ts';
import { findTimeline, insertTimelineEntry, removeMilestone, updateMilestone } from './repository.ts';

const noteOn = (entry: TimelineEntry) =>
  ({ subjectType: 'project-milestone', subjectId: entry.projectTimelineId }) satisfies Partial<AuditNote>;

export async function registerProjectTimeline(app: FastifyInstance): Promise<void> {
  route(app, listTimeline, async ({ db, caller, query }) => {
    await visibleProject(db, caller, query.projectId);
    return findTimeline(db, caller, query);
  });

  route(app, createMilestone, ({ body, caller, change }) =>
    change(async ({ tx, audit, touch }) => {
      await lockEditableProject(tx, caller, body.projectId);
      const entry = await insertTimelineEntry(tx, { ...body, kind: 'milestone' });
      audit({ action: 'project-milestone.create', ...noteOn(entry), after: { ...entry } });
      touch(...tagsOf(entry.projectId));
      return entry;
    }),
  );

  route(app, editMilestone, ({ params, body, caller, change }) =>
    change(async ({ tx, audit, touch }) => {
      const before = await lockMilestone(tx, caller, params.projectTimelineId);
      if (!Object.keys(body).length) return before;
      const after = await updateMilestone(tx, params.projectTimelineId, body);
      if (!after) throw new NotFound();
      audit({ action: 'project-milestone.edit', ...noteOn(after), ...differences(before, after) });
      touch(...tagsOf(after.projectId));
      return after;
    }),
  );

  route(app, deleteMilestone, ({ params, caller, change }) =>
    change(async ({ tx, audit, touch }) => {
      const before = await lockMilestone(tx, caller, params.projectTimelineId);
      await removeMilestone(tx, params.projectTimelineId);
      audit({ action: 'project-milestone.delete', ...noteOn(before), before: { ...before } });
      touch(...tagsOf(before.projectId));
    }),
  );
}
