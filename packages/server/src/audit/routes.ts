import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { exportRoute } from '../kit/http/export.ts';
import { route } from '../kit/http/route.ts';
import { findAuditEntries, findAuditRows } from './queries.ts';
import { verifyAudit } from './verify-audit.ts';

const asJson = (fields: Record<string, unknown> | null) => fields && JSON.stringify(fields);

export async function registerAudit(app: FastifyInstance): Promise<void> {
  route(app, v1.auditEntries.find, ({ db, query }) => findAuditEntries(db, query));

  route(app, v1.auditEntries.check, async ({ db }) => {
    const { brokenAt = null, until = null, ...counts } = await verifyAudit(db);
    return { ...counts, brokenAt, until };
  });

  exportRoute(app, v1.auditEntries.export, {
    fileName: 'audit',
    find: ({ query }, db, page) => findAuditRows(db, { ...query, ...page }),
    columns: [
      { label: 'common.audit.at', value: (entry) => entry.at },
      { label: 'common.audit.user', value: (entry) => entry.userName ?? entry.userId },
      { label: 'common.audit.action', value: (entry) => entry.action },
      { label: 'common.audit.subjectType', value: (entry) => entry.subjectType },
      { label: 'common.audit.subjectId', value: (entry) => entry.subjectId },
      { label: 'common.audit.before', value: (entry) => asJson(entry.before) },
      { label: 'common.audit.after', value: (entry) => asJson(entry.after) },
      { label: 'common.audit.isErased', value: (entry) => entry.isErased },
      { label: 'common.audit.address', value: (entry) => entry.address },
      { label: 'common.audit.requestId', value: (entry) => entry.requestId },
      { label: 'common.audit.hash', value: (entry) => entry.hash },
    ],
  });
}
