import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kit/http/route.ts';
import { importTable, previewImport } from '../../kit/import/import-table.ts';
import { findNames } from './find-names.ts';
import { projectsFrom } from './projects-from.ts';

export async function registerProjectImports(app: FastifyInstance): Promise<void> {
  route(app, v1.projectImports.preview, async (call) =>
    previewImport(call, projectsFrom(call, await findNames(call.db))),
  );
  route(app, v1.projectImports.create, async (call) =>
    importTable(call, projectsFrom(call, await findNames(call.db))),
  );
}
