import { civilDateAt, countWindow, v1, windowOf } from '@semilla/contract';
import { desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kit/http/route.ts';
import { defaultRateRuns } from '../../schema/default-rate-runs.ts';
import { findHistories } from './find-histories.ts';
import { freezeRates } from './freeze-rates.ts';

export async function registerDefaultRates(app: FastifyInstance): Promise<void> {
  route(app, v1.defaultRates.find, async ({ db, now }) => {
    const { year, rates, categories, createdAt } = defaultRateRuns;
    const runs = await db
      .select({ year, rates, categories, createdAt })
      .from(defaultRateRuns)
      .orderBy(desc(year));
    const today = civilDateAt(now);
    const window = windowOf(Number(today.slice(0, 4)));
    return {
      data: runs.map(({ rates: ofAll, ...run }) => ({ ...run, ...ofAll })),
      total: runs.length,
      running: countWindow(await findHistories(db), window),
    };
  });

  app.addHook('onReady', () =>
    app.services.jobs.schedule('freeze-default-rates', '35 1 * * *', () => freezeRates(app.services)),
  );
}
