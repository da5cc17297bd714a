import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { assertFreshFactor } from '../../kit/http/assert-fresh-factor.ts';
import { exportRoute } from '../../kit/http/export-route.ts';
import { type Handler, route } from '../../kit/http/route.ts';
import { phaseIds } from '../phases/catalogue.ts';
import { asSpecified } from './as-specified.ts';
import { createProject } from './create-project.ts';
import { deleteProject } from './delete-project.ts';
import { duplicateProject } from './duplicate-project.ts';
import { editProject } from './edit-project.ts';
import { findProjects } from './find-projects.ts';
import { lookAtOffer } from './look-at-offer.ts';
import { clockOf } from './overview.ts';
import { foundProject } from './queries.ts';

const edit: Handler<typeof v1.projects.edit> = (call) => {
  const { params, caller, services, now, locale } = call;
  const body = asSpecified(call.body);
  if (body.phaseId !== undefined && !call.approval) assertFreshFactor(services, caller);
  return call.changeWithSecond(
    (tx) => lookAtOffer(tx, caller, params.projectId, body),
    async (draft) => {
      const { owners, company } = services.config;
      const rules = { services, owners, company, now, locale };
      await editProject(draft, caller, params.projectId, body, rules);
      return foundProject(draft.tx, caller, params.projectId, now);
    },
  );
};

export async function registerProjects(app: FastifyInstance): Promise<void> {
  route(app, v1.projects.find, ({ db, caller, query, services }) =>
    findProjects(db, caller, query, clockOf(services)),
  );

  exportRoute(app, v1.projects.export, {
    fileName: 'projects',
    find: ({ query, caller, services }, db, page) =>
      findProjects(db, caller, { ...query, ...page, getTotalByPhases: false }, clockOf(services)),
  });

  route(app, v1.projects.findOne, ({ db, caller, params, now }) =>
    foundProject(db, caller, params.projectId, now),
  );

  route(app, v1.projects.create, ({ caller, services, now, locale, change, ...call }) => {
    const body = asSpecified(call.body);
    const { phaseId = phaseIds.Draft } = body;
    if (phaseId !== phaseIds.Draft) assertFreshFactor(services, caller);
    return change(async (draft) => {
      const { projectId } = await createProject(draft, caller, body, {
        owners: services.config.owners,
        company: services.config.company,
        now,
        locale,
      });
      return foundProject(draft.tx, caller, projectId, now);
    });
  });

  route(app, v1.projects.duplicate, ({ params, body, caller, now, change }) =>
    change(async (draft) => {
      const { projectId } = await duplicateProject(draft, caller, params.projectId, { ...body, now });
      return foundProject(draft.tx, caller, projectId, now);
    }),
  );

  route(app, v1.projects.edit, edit, {
    findCurrent: ({ db, caller, params, now }) => foundProject(db, caller, params.projectId, now),
  });

  route(app, v1.projects.delete, ({ services, params, caller, change }) =>
    change((draft) => deleteProject(draft, services, caller, params.projectId)),
  );
}
