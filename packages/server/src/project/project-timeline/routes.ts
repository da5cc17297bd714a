import {
  createMilestone,
  deleteMilestone,
  editMilestone,
  exportTimeline,
  listTimeline,
  type TimelineEntry,
} from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { type AuditNote, differences } from '../../audit/index.ts';
import { NotFound } from '../../errors.ts';
import { exportRoute } from '../../routing/export.ts';
import { type Call, route } from '../../routing/route.ts';
import { lockEditableProject, tagsOf, visibleProject } from '../access.ts';
import { lockMilestone } from './lock-milestone.ts';
import { findTimeline, insertTimelineEntry, removeMilestone, updateMilestone } from './repository.ts';

const noteOn = (entry: TimelineEntry) =>
  ({ subjectType: 'project-milestone', subjectId: entry.projectTimelineId }) satisfies Partial<AuditNote>;

async function find({ db, caller, query }: Call<typeof listTimeline>) {
  await visibleProject(db, caller, query.projectId);
  return findTimeline(db, caller, query);
}

function registerReading(app: FastifyInstance): void {
  route(app, listTimeline, find);

  exportRoute(app, exportTimeline, {
    fileName: 'project-timeline',
    find: (call, _db, page) => find({ ...call, query: { ...call.query, ...page } }),
  });
}

export async function registerProjectTimeline(app: FastifyInstance): Promise<void> {
  registerReading(app);

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
