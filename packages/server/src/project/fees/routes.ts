import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { exportRoute } from '../../kit/http/export-route.ts';
import { route } from '../../kit/http/route.ts';
import { exportSummary } from '../export-summary.ts';
import { feeList } from './queries.ts';
import { sumFees } from './sum-fees.ts';

export async function registerFees(app: FastifyInstance): Promise<void> {
  route(app, v1.fees.find, feeList.find);

  exportRoute(app, v1.fees.export, {
    fileName: 'fees',
    find: feeList.file,
  });

  route(app, v1.fees.summarise, (call) => sumFees(call.db, call, call.query, call.now));

  exportSummary(app, v1.fees.exportSummary, {
    fileName: 'fees-summary',
    sum: (call) => sumFees(call.db, call, call.query, call.now),
  });

  route(app, v1.fees.findOne, (call) => feeList.one(call.db, call.params.feeId, call));
}
