import {
  createTemplate,
  deleteTemplate,
  editTemplate,
  exportTemplates,
  listTemplates,
  readTemplate,
  type Template,
} from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { type AuditNote, differences } from '../../audit/index.ts';
import { NotFound } from '../../errors.ts';
import { exportRoute } from '../../routing/export.ts';
import { route } from '../../routing/route.ts';
import { cleaned } from '../rich-text.ts';
import {
  findTemplate,
  findTemplates,
  insertTemplate,
  lockTemplate,
  removeTemplate,
  updateTemplate,
} from './repository.ts';

const richFields = ['description', 'descriptionEn'] as const;

const noteOn = ({ templateId }: Template) =>
  ({ subjectType: 'template', subjectId: templateId }) satisfies Partial<AuditNote>;

function orMissing(template: Template | undefined): Template {
  if (!template) throw new NotFound();
  return template;
}

function registerReading(app: FastifyInstance): void {
  route(app, listTemplates, ({ db, query }) => findTemplates(db, query));

  exportRoute(app, exportTemplates, {
    fileName: 'templates',
    find: ({ query }, db, page) => findTemplates(db, { ...query, ...page }),
  });

  route(app, readTemplate, async ({ db, params }) => orMissing(await findTemplate(db, params.templateId)));
}

export async function registerTemplates(app: FastifyInstance): Promise<void> {
  registerReading(app);

  route(app, createTemplate, ({ body, change }) =>
    change(async ({ tx, audit }) => {
      const template = await insertTemplate(tx, cleaned(body, richFields));
      audit({ action: 'template.create', ...noteOn(template), after: { ...template } });
      return template;
    }),
  );

  route(app, editTemplate, ({ params, body, change }) =>
    change(async ({ tx, audit }) => {
      const before = orMissing(await lockTemplate(tx, params.templateId));
      const fields = cleaned(body, richFields);
      const after = Object.keys(fields).length ? await updateTemplate(tx, before.templateId, fields) : before;
      audit({ action: 'template.edit', ...noteOn(after), ...differences(before, after) });
      return after;
    }),
  );

  route(app, deleteTemplate, ({ params, change }) =>
    change(async ({ tx, audit }) => {
      const before = orMissing(await lockTemplate(tx, params.templateId));
      await removeTemplate(tx, before.templateId);
      audit({ action: 'template.delete', ...noteOn(before), before: { ...before } });
    }),
  );
}
