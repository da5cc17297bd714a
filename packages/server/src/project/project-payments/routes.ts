import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { NotFound } from '../../kit/errors.ts';
import { exportRoute } from '../../kit/http/export-route.ts';
import { route } from '../../kit/http/route.ts';
import { temporaryAddress } from '../../misc/documents/signed-address.ts';
import { staffProject } from '../staff-project.ts';
import { balancesOf } from './balances-of.ts';
import { findUnpaidTaxes } from './find-unpaid-taxes.ts';
import { findPaymentRows, findPayments, findProof } from './queries.ts';

export async function registerProjectPayments(app: FastifyInstance): Promise<void> {
  route(app, v1.projectPayments.find, async (call) => {
    const project = await staffProject(call.db, call, call.params.projectId);
    const page = await findPayments(call.db, project.projectId, call.query);
    return { ...page, balances: await balancesOf(call.db, project) };
  });

  exportRoute(app, v1.projectPayments.export, {
    fileName: 'project-payments',
    find: async (call, db, page) => {
      const { projectId } = await staffProject(db, call, call.params.projectId);
      return findPaymentRows(db, projectId, { ...call.query, ...page });
    },
  });

  route(app, v1.projectPayments.findUnpaidTaxes, async ({ db }) => ({ data: await findUnpaidTaxes(db) }));

  route(app, v1.projectPayments.findProofUrl, async (call) => {
    await staffProject(call.db, call, call.params.projectId);
    const document = await findProof(call.db, call.params);
    if (!document) throw new NotFound();
    return temporaryAddress(call.services, document);
  });
}
