import { type TimelineEntry, v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { type AuditNote, differences } from '../../kit/audit/write-audit.ts';
import type { Db } from '../../kit/database/types.ts';
import { assertSeen } from '../../kit/database/versions.ts';
import { NotFound } from '../../kit/errors.ts';
import { exportRoute } from '../../kit/http/export-route.ts';
import { type Call, route } from '../../kit/http/route.ts';
import { lockEditableProject, tagsOf, visibleProject } from '../access.ts';
import { lockMilestone } from './lock-milestone.ts';
import {
  deleteMilestoneRow,
  findTimeline,
  findTimelineEntry,
  insertTimelineEntry,
  updateMilestone,
} from './queries.ts';

const noteOn = (entry: TimelineEntry) =>
  ({ subjectType: 'project-milestone', subjectId: entry.projectTimelineId }) satisfies Partial<AuditNote>;

async function find({ db, caller, query }: Call<typeof v1.projectTimeline.find>) {
  await visibleProject(db, caller, query.projectId);
  return findTimeline(db, caller, query);
}

async function foundEntry(db: Db, id: string): Promise<TimelineEntry> {
  const found = await findTimelineEntry(db, id);
  if (!found) throw new NotFound();
  return found;
}

function registerReading(app: FastifyInstance): void {
  route(app, v1.projectTimeline.find, find);

  exportRoute(app, v1.projectTimeline.export, {
    fileName: 'project-timeline',
    find: (call, _db, page) => find({ ...call, query: { ...call.query, ...page } }),
  });
}

export async function registerProjectTimeline(app: FastifyInstance): Promise<void> {
  registerReading(app);

  route(app, v1.projectTimeline.create, ({ body, caller, change }) =>
    change(async ({ tx, audit, touch }) => {
      await lockEditableProject(tx, caller, body.projectId);
      const entry = await insertTimelineEntry(tx, { ...body, kind: 'milestone' });
      audit({ action: 'project-milestone.create', ...noteOn(entry), after: { ...entry } });
      touch(...tagsOf(entry.projectId));
      return entry;
    }),
  );

  route(
    app,
    v1.projectTimeline.edit,
    ({ params, body, caller, change }) =>
      change(async ({ tx, audit, touch }) => {
        const { version, ...fields } = body;
        const before = await lockMilestone(tx, caller, params.projectTimelineId);
        assertSeen(before, version);
        if (!Object.keys(fields).length) return before;
        const after = await updateMilestone(tx, params.projectTimelineId, fields);
        if (!after) throw new NotFound();
        audit({ action: 'project-milestone.edit', ...noteOn(after), ...differences(before, after) });
        touch(...tagsOf(after.projectId));
        return after;
      }),
    { findCurrent: ({ db, params }) => foundEntry(db, params.projectTimelineId) },
  );

  route(app, v1.projectTimeline.delete, ({ params, caller, change }) =>
    change(async ({ tx, audit, touch }) => {
      const before = await lockMilestone(tx, caller, params.projectTimelineId);
      await deleteMilestoneRow(tx, params.projectTimelineId);
      audit({ action: 'project-milestone.delete', ...noteOn(before), before: { ...before } });
      touch(...tagsOf(before.projectId));
    }),
  );
}
