import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kit/http/route.ts';
import { exportSummary } from '../export-summary.ts';
import { findCohorts } from './find-cohorts.ts';
import { findFundingTimes } from './find-funding-times.ts';
import { findFunnel } from './find-funnel.ts';
import { findLoansByAge } from './find-loans-by-age.ts';
import { findRepeatRates } from './find-repeat-rates.ts';

export async function registerBusiness(app: FastifyInstance): Promise<void> {
  route(app, v1.business.findCohorts, (call) => findCohorts(call.db, call, call.query, call.now));
  exportSummary(app, v1.business.exportCohorts, {
    fileName: 'cohorts',
    sum: (call) => findCohorts(call.db, call, call.query, call.now),
  });

  route(app, v1.business.findFunnel, (call) => findFunnel(call.db, call, call.query, call.now));
  exportSummary(app, v1.business.exportFunnel, {
    fileName: 'funnel',
    sum: (call) => findFunnel(call.db, call, call.query, call.now),
  });

  route(app, v1.business.findFundingTimes, (call) => findFundingTimes(call.db, call, call.query, call.now));
  exportSummary(app, v1.business.exportFundingTimes, {
    fileName: 'funding-times',
    sum: (call) => findFundingTimes(call.db, call, call.query, call.now),
  });

  route(app, v1.business.findRepeatRates, (call) => findRepeatRates(call.db, call, call.query, call.now));
  exportSummary(app, v1.business.exportRepeatRates, {
    fileName: 'repeat-rates',
    sum: (call) => findRepeatRates(call.db, call, call.query, call.now),
  });

  route(app, v1.business.findLoansByAge, (call) => findLoansByAge(call.db, call, call.now));
  exportSummary(app, v1.business.exportLoansByAge, {
    fileName: 'loans-by-age',
    sum: (call) => findLoansByAge(call.db, call, call.now),
  });
}
