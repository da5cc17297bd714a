import { type Template, v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { type AuditNote, differences } from '../../kit/audit/write-audit.ts';
import { assertSeen } from '../../kit/database/versions.ts';
import { NotFound } from '../../kit/errors.ts';
import { exportRoute } from '../../kit/http/export-route.ts';
import { route } from '../../kit/http/route.ts';
import { cleaned } from '../rich-text.ts';
import {
  deleteTemplateRow,
  findTemplate,
  findTemplates,
  insertTemplate,
  lockTemplate,
  updateTemplate,
} from './queries.ts';

const richFields = ['description', 'descriptionEn'] as const;

const noteOn = ({ templateId }: Template) =>
  ({ subjectType: 'template', subjectId: templateId }) satisfies Partial<AuditNote>;

function orMissing(template: Template | undefined): Template {
  if (!template) throw new NotFound();
  return template;
}

function registerReading(app: FastifyInstance): void {
  route(app, v1.templates.find, ({ db, query }) => findTemplates(db, query));

  exportRoute(app, v1.templates.export, {
    fileName: 'templates',
    find: ({ query }, db, page) => findTemplates(db, { ...query, ...page }),
  });

  route(app, v1.templates.findOne, async ({ db, params }) =>
    orMissing(await findTemplate(db, params.templateId)),
  );
}

export async function registerTemplates(app: FastifyInstance): Promise<void> {
  registerReading(app);

  route(app, v1.templates.create, ({ body, change }) =>
    change(async ({ tx, audit }) => {
      const template = await insertTemplate(tx, cleaned(body, richFields));
      audit({ action: 'template.create', ...noteOn(template), after: { ...template } });
      return template;
    }),
  );

  route(
    app,
    v1.templates.edit,
    ({ params, body, change }) =>
      change(async ({ tx, audit }) => {
        const before = orMissing(await lockTemplate(tx, params.templateId));
        const { version, ...sent } = body;
        assertSeen(before, version);
        const fields = cleaned(sent, richFields);
        const after = Object.keys(fields).length
          ? await updateTemplate(tx, before.templateId, fields)
          : before;
        audit({ action: 'template.edit', ...noteOn(after), ...differences(before, after) });
        return after;
      }),
    { findCurrent: async ({ db, params }) => orMissing(await findTemplate(db, params.templateId)) },
  );

  route(app, v1.templates.delete, ({ params, change }) =>
    change(async ({ tx, audit }) => {
      const before = orMissing(await lockTemplate(tx, params.templateId));
      await deleteTemplateRow(tx, before.templateId);
      audit({ action: 'template.delete', ...noteOn(before), before: { ...before } });
    }),
  );
}
