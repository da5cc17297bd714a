import {
  closeProject,
  exportReturnsSummary,
  listOwnReturns,
  readDistribution,
  readOrderSchedule,
  readSchedule,
  runDistribution,
  summariseReturns,
} from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { NotFound } from '../../errors.ts';
import { route } from '../../routing/route.ts';
import { exportSummary } from '../export-summary.ts';
import { findOrder } from '../orders/repository.ts';
import { staffProject } from '../staff-project.ts';
import { closeProject as closing } from './close-project.ts';
import { findOrderSchedule, findOwnReturns } from './order-returns.ts';
import { findDistribution, findRefundId, findSchedule } from './repository.ts';
import { runDistribution as running } from './run-distribution.ts';
import { sumReturns } from './sum-returns.ts';

// A preview is decided like the real thing, on what is there now; only then nothing is written.
const previewed = <T extends { distributionId: string | null; createdAt: Date | null }>(answer: T): T => ({
  ...answer,
  distributionId: null,
  createdAt: null,
});

export async function registerDistributions(app: FastifyInstance): Promise<void> {
  route(app, summariseReturns, (call) => sumReturns(call.db, call, call.query, call.now));

  exportSummary(app, exportReturnsSummary, {
    fileName: 'returns-summary',
    sum: (call) => sumReturns(call.db, call, call.query, call.now),
  });

  route(app, readSchedule, async (call) => {
    const project = await staffProject(call.db, call, call.params.projectId);
    const data = await findSchedule(call.db, project);
    return { data, total: data.length, refundId: await findRefundId(call.db, project.projectId) };
  });

  route(app, readOrderSchedule, async (call) => {
    const order = await findOrder(call.db, call, call.params.orderId);
    if (!order) throw new NotFound();
    const data = await findOrderSchedule(call.db, order.orderId);
    return { data, total: data.length };
  });

  route(app, listOwnReturns, async ({ caller, db }) => {
    const data = await findOwnReturns(db, caller.userId as string);
    return { data, total: data.length };
  });

  route(app, runDistribution, async ({ actor, body, caller, params, query, run, services }) => {
    const command = running({ actor, ...params, ...body, adminId: caller.userId as string });
    return query.preview ? previewed(await services.ledger.preview(command)) : run(command);
  });

  route(app, closeProject, async ({ actor, body, caller, params, query, run, services }) => {
    const command = closing({ actor, ...params, ...body, adminId: caller.userId as string });
    return query.preview ? previewed(await services.ledger.preview(command)) : run(command);
  });

  route(app, readDistribution, async (call) => {
    await staffProject(call.db, call, call.params.projectId);
    const found = await findDistribution(call.db, call.params);
    if (!found) throw new NotFound();
    return found;
  });
}
