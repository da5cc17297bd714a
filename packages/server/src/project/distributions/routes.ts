import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { NotFound } from '../../kit/errors.ts';
import { route } from '../../kit/http/route.ts';
import { exportSummary } from '../export-summary.ts';
import { findOwnLoans } from '../loans/find-own-loans.ts';
import { orderList } from '../orders/queries.ts';
import { staffProject } from '../staff-project.ts';
import { findOrderSchedule, findOwnReturns } from './order-returns.ts';
import { findDistribution, findRefundId, findSchedule } from './queries.ts';
import { sumReturns } from './sum-returns.ts';

export async function registerDistributions(app: FastifyInstance): Promise<void> {
  const { interestTaxRates } = app.services.config;

  route(app, v1.distributions.summarise, (call) => sumReturns(call.db, call, call.query, call.now));

  exportSummary(app, v1.distributions.exportSummary, {
    fileName: 'returns-summary',
    sum: (call) => sumReturns(call.db, call, call.query, call.now),
  });

  route(app, v1.distributions.findSchedule, async (call) => {
    const project = await staffProject(call.db, call, call.params.projectId);
    const data = await findSchedule(call.db, project, interestTaxRates);
    return { data, total: data.length, refundId: await findRefundId(call.db, project.projectId) };
  });

  route(app, v1.distributions.findOrderSchedule, async (call) => {
    const { orderId } = await orderList.one(call.db, call.params.orderId, call);
    const data = await findOrderSchedule(call.db, orderId, interestTaxRates);
    return { data, total: data.length };
  });

  route(app, v1.distributions.findOwnReturns, async ({ caller, db, now }) => {
    const [data, loans] = await Promise.all([
      findOwnReturns(db, caller.userId, interestTaxRates),
      findOwnLoans(db, caller.userId, now),
    ]);
    return { data, total: data.length, loans };
  });

  route(app, v1.distributions.findOne, async (call) => {
    await staffProject(call.db, call, call.params.projectId);
    const found = await findDistribution(call.db, call.params);
    if (!found) throw new NotFound();
    return found;
  });
}
