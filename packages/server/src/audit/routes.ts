import { actKey, subjectKey, v1 } from '@semilla/contract';
import { wordOr } from '@semilla/i18n';
import type { FastifyInstance } from 'fastify';
import { exportRoute } from '../kit/http/export-route.ts';
import { route } from '../kit/http/route.ts';
import { findCut } from './find-cut.ts';
import { auditList } from './queries.ts';
import { verifyAudit } from './verify-audit.ts';

const asJson = (fields: Record<string, unknown> | null) => fields && JSON.stringify(fields);

export async function registerAudit(app: FastifyInstance): Promise<void> {
  route(app, v1.auditEntries.find, auditList.find);

  route(app, v1.auditEntries.check, async ({ db, services }) => {
    const { brokenAt, until = null, ...counts } = await verifyAudit(db);
    return { ...counts, brokenAt: brokenAt ?? (await findCut(services)) ?? null, until };
  });

  exportRoute(app, v1.auditEntries.export, {
    fileName: 'audit',
    find: auditList.file,
    values: {
      userName: (entry) => entry.userName ?? entry.userId,
      action: ({ action }, locale) => wordOr(locale, actKey(action), action),
      subjectType: ({ subjectType }, locale) => wordOr(locale, subjectKey(subjectType), subjectType),
      // Evidence for programs.
      before: (entry) => asJson(entry.before),
      after: (entry) => asJson(entry.after),
    },
  });
}
