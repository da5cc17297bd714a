import { checkAudit, exportAuditEntries, listAuditEntries } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { exportRoute } from '../routing/export.ts';
import { route } from '../routing/route.ts';
import { findAuditEntries, findAuditRows } from './repository.ts';
import { verifyAudit } from './verify.ts';

const asJson = (fields: Record<string, unknown> | null) => fields && JSON.stringify(fields);

export async function registerAudit(app: FastifyInstance): Promise<void> {
  route(app, listAuditEntries, ({ db, query }) => findAuditEntries(db, query));

  route(app, checkAudit, async ({ db }) => {
    const { brokenAt = null, until = null, ...counts } = await verifyAudit(db);
    return { ...counts, brokenAt, until };
  });

  exportRoute(app, exportAuditEntries, {
    fileName: 'audit',
    find: ({ query }, db, page) => findAuditRows(db, { ...query, ...page }),
    values: {
      userName: (entry) => entry.userName ?? entry.userId,
      before: (entry) => asJson(entry.before),
      after: (entry) => asJson(entry.after),
    },
  });
}
