import { exportFees, exportFeesSummary, listFees, readFee, summariseFees } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { NotFound } from '../../errors.ts';
import { exportRoute } from '../../routing/export.ts';
import { route } from '../../routing/route.ts';
import { exportSummary } from '../export-summary.ts';
import { findFee, findFeeRows, findFees } from './repository.ts';
import { sumFees } from './sum-fees.ts';

export async function registerFees(app: FastifyInstance): Promise<void> {
  route(app, listFees, (call) => findFees(call.db, call, call.query));

  exportRoute(app, exportFees, {
    fileName: 'fees',
    find: (call, db, page) => findFeeRows(db, call, { ...call.query, ...page }),
  });

  route(app, summariseFees, (call) => sumFees(call.db, call, call.query, call.now));

  exportSummary(app, exportFeesSummary, {
    fileName: 'fees-summary',
    sum: (call) => sumFees(call.db, call, call.query, call.now),
  });

  route(app, readFee, async (call) => {
    const fee = await findFee(call.db, call, call.params.feeId);
    if (!fee) throw new NotFound();
    return fee;
  });
}
