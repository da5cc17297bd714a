import { civilDateAt, type LoanHistory, ratesAt } from '@semilla/contract';
import { asc } from 'drizzle-orm';
import { thePlatform } from '../../kit/change/actor.ts';
import { type Change, makeChange } from '../../kit/change/make-change.ts';
import type { Services } from '../../kit/services.ts';
import { defaultRateRuns, type StoredCategory } from '../../schema/default-rate-runs.ts';
import { projectTypes } from '../../schema/project-types.ts';
import { findHistories } from './find-histories.ts';

type Category = Pick<StoredCategory, 'projectTypeId' | 'name' | 'nameEn'>;

/** Calculates the run of a year. A pure function of the loans, which are stored with the result. */
export function runOf(year: number, all: readonly LoanHistory[], categories: readonly Category[]) {
  const loans = all.filter(({ financedOn }) => financedOn <= `${year}-12-31`);
  const firstYear = Math.min(year, ...loans.map(({ financedOn }) => Number(financedOn.slice(0, 4))));
  const used = categories.filter(({ projectTypeId }) =>
    loans.some(({ category }) => category === projectTypeId),
  );
  return {
    year,
    rates: ratesAt(year, loans, firstYear),
    categories: used.map((category) => ({
      ...category,
      ...ratesAt(
        year,
        loans.filter((loan) => loan.category === category.projectTypeId),
        firstYear,
      ),
    })),
    loans,
  };
}

async function freeze({ tx, audit, touch }: Change, year: number, createdAt: Date): Promise<void> {
  const { projectTypeId, name, nameEn } = projectTypes;
  const categories = await tx
    .select({ projectTypeId, name, nameEn })
    .from(projectTypes)
    .orderBy(asc(name), asc(projectTypeId));
  const run = runOf(year, await findHistories(tx), categories);
  const [written] = await tx
    .insert(defaultRateRuns)
    .values({ ...run, createdAt })
    .onConflictDoNothing()
    .returning();
  if (!written) return;
  const last = run.rates.windows.at(-1);
  audit({
    action: 'default-rate.freeze',
    subjectType: 'default-rate',
    subjectId: String(year),
    personId: null,
    after: {
      loans: last?.loans,
      defaults: last?.defaults,
      actualHundredths: run.rates.actual,
      expectedHundredths: run.rates.expected,
    },
  });
  touch('projects');
}

/** Freezes the default rates of each finished year, starting with the year of the first loan. */
export async function freezeRates(services: Services, now = services.now()): Promise<void> {
  const { db } = services.database;
  const years = (await findHistories(db)).map(({ financedOn }) => Number(financedOn.slice(0, 4)));
  if (!years.length) return;
  const lastYear = Number(civilDateAt(now).slice(0, 4)) - 1;
  const frozen = new Set(
    (await db.select({ year: defaultRateRuns.year }).from(defaultRateRuns)).map(({ year }) => year),
  );
  const firstYear = Math.min(...years);
  const missing = Array.from({ length: Math.max(0, lastYear - firstYear + 1) }, (_, i) => firstYear + i)
    .filter((year) => !frozen.has(year))
    .map(String);
  await services.eachAlone('freeze-default-rates', missing, (year) =>
    makeChange(services, thePlatform, (change) => freeze(change, Number(year), now)),
  );
}
