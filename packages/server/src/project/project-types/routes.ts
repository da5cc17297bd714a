import { type ProjectType, pageOfLookUp, v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { differences } from '../../kit/audit/write-audit.ts';
import type { Db } from '../../kit/database/types.ts';
import { NotFound } from '../../kit/errors.ts';
import { exportRoute } from '../../kit/http/export-route.ts';
import { route } from '../../kit/http/route.ts';
import { compactPicture } from '../../misc/documents/process-picture.ts';
import { registerViewRule } from '../../misc/documents/view-rules.ts';
import { asAnswer, findAllProjectTypes, findProjectType, findProjectTypes } from './queries.ts';
import { createProjectType, deleteProjectType, editProjectType } from './write-project-type.ts';

const subjectType = 'project-type';
// Project cards show the name of the type.
const tags = ['project-types', 'projects'];

async function foundType(db: Db, projectTypeId: string): Promise<ProjectType> {
  const found = await findProjectType(db, projectTypeId);
  if (!found) throw new NotFound();
  return asAnswer(found);
}

export async function registerProjectTypes(app: FastifyInstance): Promise<void> {
  registerViewRule('project-type-image', async () => 'everyone');

  route(app, v1.projectTypes.lookUp, async ({ db, query }) =>
    pageOfLookUp(await findAllProjectTypes(db), query),
  );

  route(app, v1.projectTypes.find, ({ db, query }) => findProjectTypes(db, query));

  exportRoute(app, v1.projectTypes.export, {
    fileName: 'project-types',
    find: ({ query }, db, page) => findProjectTypes(db, { ...query, ...page }),
  });

  route(app, v1.projectTypes.findOne, ({ db, params }) => foundType(db, params.projectTypeId));

  route(app, v1.projectTypes.create, async ({ services, body, caller, change }) => {
    const image = await compactPicture(body.image);
    return change(async (draft) => {
      const type = await createProjectType(draft, services, caller, { ...body, image });
      draft.audit({
        action: 'project-type.create',
        subjectType,
        subjectId: type.projectTypeId,
        after: { ...type },
      });
      draft.touch(...tags);
      return asAnswer(type);
    });
  });

  route(
    app,
    v1.projectTypes.edit,
    async ({ services, params, body, caller, change }) => {
      const image = body.image && (await compactPicture(body.image));
      return change(async (draft) => {
        const { before, after } = await editProjectType(draft, services, caller, params.projectTypeId, {
          ...body,
          image,
        });
        draft.audit({
          action: 'project-type.edit',
          subjectType,
          subjectId: after.projectTypeId,
          ...differences(before, after),
        });
        draft.touch(...tags);
        return asAnswer(after);
      });
    },
    { findCurrent: ({ db, params }) => foundType(db, params.projectTypeId) },
  );

  route(app, v1.projectTypes.delete, ({ services, params, change }) =>
    change(async (draft) => {
      const before = await deleteProjectType(draft, services, params.projectTypeId);
      draft.audit({
        action: 'project-type.delete',
        subjectType,
        subjectId: before.projectTypeId,
        before: { ...before },
      });
      draft.touch(...tags);
    }),
  );
}
