import { type ProjectDescription, v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { type AuditNote, differences } from '../../kit/audit/write-audit.ts';
import type { Db } from '../../kit/database/types.ts';
import { assertSeen } from '../../kit/database/versions.ts';
import { NotFound } from '../../kit/errors.ts';
import { exportRoute } from '../../kit/http/export-route.ts';
import { type Call, route } from '../../kit/http/route.ts';
import { lockEditableProject, tagsOf, visibleProject } from '../access.ts';
import { findDescription, findDescriptions } from './queries.ts';
import {
  createDescription,
  deleteDescription,
  editDescription,
  lockDescription,
} from './write-description.ts';

const noteOn = ({ projectDescriptionId }: ProjectDescription) =>
  ({ subjectType: 'project-description', subjectId: projectDescriptionId }) satisfies Partial<AuditNote>;

async function find({ db, caller, query }: Call<typeof v1.projectDescriptions.find>) {
  await visibleProject(db, caller, query.projectId);
  return findDescriptions(db, query);
}

async function foundDescription(db: Db, id: string): Promise<ProjectDescription> {
  const found = await findDescription(db, id);
  if (!found) throw new NotFound();
  return found;
}

function registerReading(app: FastifyInstance): void {
  route(app, v1.projectDescriptions.find, find);

  exportRoute(app, v1.projectDescriptions.export, {
    fileName: 'project-descriptions',
    find: (call, _db, page) => find({ ...call, query: { ...call.query, ...page } }),
  });
}

export async function registerProjectDescriptions(app: FastifyInstance): Promise<void> {
  registerReading(app);

  route(app, v1.projectDescriptions.create, ({ body, caller, change }) =>
    change(async ({ tx, audit, touch }) => {
      const { projectId, ...fields } = body;
      await lockEditableProject(tx, caller, projectId);
      const description = await createDescription(tx, projectId, fields);
      audit({ action: 'project-description.create', ...noteOn(description), after: { ...description } });
      touch(...tagsOf(projectId));
      return description;
    }),
  );

  route(
    app,
    v1.projectDescriptions.edit,
    ({ params, body, caller, change }) =>
      change(async ({ tx, audit, touch }) => {
        const { version, ...fields } = body;
        const before = await lockDescription(tx, caller, params.projectDescriptionId);
        assertSeen(before, version);
        const after = await editDescription(tx, before, fields);
        audit({ action: 'project-description.edit', ...noteOn(after), ...differences(before, after) });
        touch(...tagsOf(after.projectId));
        return after;
      }),
    { findCurrent: ({ db, params }) => foundDescription(db, params.projectDescriptionId) },
  );

  route(app, v1.projectDescriptions.delete, ({ params, caller, change }) =>
    change(async ({ tx, audit, touch }) => {
      const before = await lockDescription(tx, caller, params.projectDescriptionId);
      await deleteDescription(tx, before);
      audit({ action: 'project-description.delete', ...noteOn(before), before: { ...before } });
      touch(...tagsOf(before.projectId));
    }),
  );
}
