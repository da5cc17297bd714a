import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { NotFound } from '../../kit/errors.ts';
import { exportRoute } from '../../kit/http/export-route.ts';
import { route } from '../../kit/http/route.ts';
import { exportSummary } from '../export-summary.ts';
import { findFee, findFeeRows, findFees } from './queries.ts';
import { sumFees } from './sum-fees.ts';

export async function registerFees(app: FastifyInstance): Promise<void> {
  route(app, v1.fees.find, (call) => findFees(call.db, call, call.query));

  exportRoute(app, v1.fees.export, {
    fileName: 'fees',
    find: (call, db, page) => findFeeRows(db, call, { ...call.query, ...page }),
  });

  route(app, v1.fees.summarise, (call) => sumFees(call.db, call, call.query, call.now));

  exportSummary(app, v1.fees.exportSummary, {
    fileName: 'fees-summary',
    sum: (call) => sumFees(call.db, call, call.query, call.now),
  });

  route(app, v1.fees.findOne, async (call) => {
    const fee = await findFee(call.db, call, call.params.feeId);
    if (!fee) throw new NotFound();
    return fee;
  });
}
