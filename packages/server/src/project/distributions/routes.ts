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
import { twoPlaces } from '../../routing/csv.ts';
import { exportRoute } from '../../routing/export.ts';
import { route } from '../../routing/route.ts';
import { findOrder } from '../orders/index.ts';
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

function registerReturnsSummary(app: FastifyInstance): void {
  route(app, summariseReturns, (call) => sumReturns(call.db, call, call.query, call.now));

  exportRoute(app, exportReturnsSummary, {
    fileName: 'returns-summary',
    find: async (call, db, { skip, take }) => {
      const { data } = await sumReturns(db, call, call.query, call.now);
      return { data: data.slice(skip, skip + take) };
    },
    columns: [
      { label: 'project.fields.summaries.period', value: (row) => row.period },
      { label: 'project.fields.summaries.from', value: (row) => row.from },
      { label: 'project.fields.summaries.to', value: (row) => row.to },
      { label: 'project.fields.summaries.count', value: (row) => row.count },
      { label: 'project.fields.summaries.gross', value: (row) => twoPlaces(row.gross) },
      { label: 'project.fields.summaries.fee', value: (row) => twoPlaces(row.fee) },
      { label: 'project.fields.summaries.net', value: (row) => twoPlaces(row.net) },
      { label: 'project.fields.summaries.principal', value: (row) => twoPlaces(row.principal) },
    ],
  });
}

export async function registerDistributions(app: FastifyInstance): Promise<void> {
  registerReturnsSummary(app);

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
