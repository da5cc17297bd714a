import { v1 } from '@semilla/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { release, repay } from '../../../test/investors.ts';
import { anInvestor } from '../../../test/money.ts';
import { at, invested, openProject, projectUrl } from '../../../test/orders.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { defaultRateRuns } from '../../schema/default-rate-runs.ts';
import { freezeRates, runOf } from './freeze-rates.ts';

let test: TestApp;
let admin: Caller;
let investor: Caller;
let visitor: Caller;
let first: string;

beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2024-06-10T10:00:00Z') });
  admin = await as(test, 'admin');
  visitor = await as(test, 'visitor');
  investor = await anInvestor(test, 100_000_000);
});
afterAll(() => test.close());

const ratesNow = async () => (await visitor.get(v1.defaultRates.find.path)).json();

async function lent(overrides: Parameters<typeof openProject>[2] = {}): Promise<string> {
  const { projectId } = await openProject(test, admin, {
    financingAmount: 100_000,
    minimumInvestment: 10_000,
    projectDuration: 24,
    targetProfitability: 1_200,
    deliveryFeePeriod: 'annual',
    ...overrides,
  });
  await invested(investor, projectId, '1000.00');
  return projectId;
}

async function on(moment: string): Promise<void> {
  admin = await at(test, moment, admin);
  investor = await at(test, moment, investor);
  await freezeRates(test.services);
}

it('[L33] does not run before there is a loan and its first year is over', async () => {
  await freezeRates(test.services);
  expect(await ratesNow()).toMatchObject({ data: [], total: 0, running: { loans: 0, defaults: 0 } });
  first = await lent();
  await freezeRates(test.services);
  expect((await ratesNow()).data).toEqual([]);
});

it('[L32] freezes no rate for a year that began without a loan', async () => {
  await on('2025-01-01T01:00:00Z');
  expect((await ratesNow()).data).toMatchObject([
    { year: 2024, windows: [{ from: '2024-01-01', loans: 0, defaults: 0 }], actual: null, expected: null },
  ]);
});

it('[L32] [L33] counts loans and defaults of a year, including private ones, and freezes them once', async () => {
  const hidden = await lent({ private: true });
  await on('2025-12-01T10:00:00Z');
  const reasons = { reason: 'Concurso.', reasonEn: 'Insolvency.' };
  await admin.post(`${projectUrl(first)}/loan/default`, { body: reasons });
  expect((await ratesNow()).running).toMatchObject({ from: '2025-01-01', loans: 1, defaults: 1 });

  await on('2026-01-01T01:00:00Z');
  const { data } = await ratesNow();
  expect(data[0]).toMatchObject({
    year: 2025,
    windows: [
      { from: '2024-01-01', loans: 0 },
      { from: '2025-01-01', loans: 1, defaults: 1 },
    ],
    actual: '100.00',
    expected: null,
    categories: [{ actual: '100.00' }],
  });
  expect((await ratesNow()).running).toMatchObject({ from: '2026-01-01', loans: 1, defaults: 0 });

  const body = { reason: 'Tarde.', reasonEn: 'Late.' };
  await admin.post(`${projectUrl(hidden)}/loan/default`, { body });
  await freezeRates(test.services);
  expect((await ratesNow()).data).toEqual(data);

  await on('2027-01-01T01:00:00Z');
  expect((await ratesNow()).data[0]).toMatchObject({ year: 2026, actual: '100.00', expected: '100.00' });
});

it('[L33] gives the same result when a run is recalculated from its stored loans', async () => {
  const runs = await test.db.select().from(defaultRateRuns);
  expect(runs).toHaveLength(3);
  for (const { createdAt: _, ...run } of runs) {
    expect(runOf(run.year, run.loans, run.categories)).toEqual(run);
  }
});

it('[L32][L30] tells the loans of today, and names a default that counts in no year, also on its project', async () => {
  const before = (await ratesNow()).today;
  expect(before).toMatchObject({ inDefault: 2, late: 0, recovered: '0.00', inNoWindow: 0 });
  const projectId = await lent();
  const outcomes = async () => {
    const one = (await visitor.get(projectUrl(projectId))).json();
    const { data } = (await visitor.get(v1.projects.find.path)).json();
    return [one, data.find((listed: { projectId: string }) => listed.projectId === projectId)].map(
      ({ outcome }) => outcome,
    );
  };
  const onTime = { loan: 'onTime', actualProfitability: null };
  expect(await outcomes()).toEqual([onTime, onTime]);
  await admin.post(`${projectUrl(projectId)}/loan/default`, {
    body: { reason: 'Concurso.', reasonEn: 'Insolvency.' },
  });
  await release(admin, projectId);
  await repay(admin, projectId, '100.00');
  const { today, running } = await ratesNow();
  expect(running).toMatchObject({ from: '2027-01-01', defaults: 0 });
  expect(today).toMatchObject({ inDefault: 3, recovered: '100.00', inNoWindow: 1 });
  expect(Number(today.outstanding)).toBeGreaterThan(Number(before.outstanding));
  const inDefault = { ...onTime, loan: 'default' };
  expect(await outcomes()).toEqual([inDefault, inDefault]);
});

it('[L33] names no project in public', async () => {
  expect(JSON.stringify(await ratesNow())).not.toContain('projectId');
});
