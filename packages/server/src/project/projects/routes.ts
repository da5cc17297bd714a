import {
  createProject,
  deleteProject,
  editProject,
  exportProjects,
  listProjects,
  type Project,
  readProject,
} from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { registerErasure } from '../../account/erasure.ts';
import type { Db } from '../../database/types.ts';
import { NotFound } from '../../errors.ts';
import type { Caller } from '../../routing/caller.ts';
import { exportRoute } from '../../routing/export.ts';
import { route } from '../../routing/route.ts';
import { startProject } from './create-project.ts';
import { eraseProject } from './delete-project.ts';
import { reviseProject } from './edit-project.ts';
import { findProjects } from './find-projects.ts';
import { handBackProjectsOf } from './release-projects.ts';
import { findProject } from './repository.ts';

async function foundProject(db: Db, caller: Caller, idOrUrl: string): Promise<Project> {
  const project = await findProject(db, caller, idOrUrl);
  if (!project) throw new NotFound();
  return project;
}

export async function registerProjects(app: FastifyInstance): Promise<void> {
  registerErasure('projects', {
    release: (change, services, userId) => handBackProjectsOf(change, userId, services.now()),
  });

  route(app, listProjects, ({ db, caller, query }) => findProjects(db, caller, query));

  exportRoute(app, exportProjects, {
    fileName: 'projects',
    find: ({ query, caller }, db, page) =>
      findProjects(db, caller, { ...query, ...page, getTotalByPhases: false }),
  });

  route(app, readProject, ({ db, caller, params }) => foundProject(db, caller, params.projectIdOrUrl));

  route(app, createProject, ({ body, caller, now, change }) =>
    change(async (one) => {
      const { projectId } = await startProject(one, caller, body, now);
      return foundProject(one.tx, caller, projectId);
    }),
  );

  route(app, editProject, ({ params, body, caller, services, now, locale, change }) =>
    change(async (one) => {
      await reviseProject(one, caller, params.projectId, body, { services, now, locale });
      return foundProject(one.tx, caller, params.projectId);
    }),
  );

  route(app, deleteProject, ({ services, params, caller, change }) =>
    change((one) => eraseProject(one, services, caller, params.projectId)),
  );
}
