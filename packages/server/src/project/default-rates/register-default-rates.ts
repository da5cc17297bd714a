import { civilDateAt, countWindow, v1, windowOf } from '@semilla/contract';
import { desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kit/http/route.ts';
import { defaultRateRuns } from '../../schema/default-rate-runs.ts';
import { findLoans } from '../loans/find-loans.ts';
import { loanHistories } from '../loans/loan-histories.ts';
import { loansTodayOf } from '../loans/loans-today.ts';
import { findClosings } from '../phases/find-closings.ts';

export async function registerDefaultRates(app: FastifyInstance): Promise<void> {
  route(app, v1.defaultRates.find, async ({ db, now }) => {
    const { year, rates, categories, createdAt } = defaultRateRuns;
    const runs = await db
      .select({ year, rates, categories, createdAt })
      .from(defaultRateRuns)
      .orderBy(desc(year));
    const today = civilDateAt(now);
    const [loans, closings] = await Promise.all([findLoans(db, undefined), findClosings(db)]);
    const window = windowOf(Number(today.slice(0, 4)));
    return {
      data: runs.map(({ rates: ofAll, ...run }) => ({ ...run, ...ofAll })),
      total: runs.length,
      today: loansTodayOf(loans, closings, today),
      running: countWindow(loanHistories(loans, closings), window),
    };
  });
}
