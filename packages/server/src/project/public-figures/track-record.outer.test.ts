import { type TrackRecord, v1 } from '@semilla/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { runDistribution } from '../../../test/distributions.ts';
import { repay } from '../../../test/investors.ts';
import { type LoanGiven, lend } from '../../../test/loans.ts';
import { anInvestor } from '../../../test/money.ts';
import { at, compareBooks, invested, openProject, projectUrl } from '../../../test/orders.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { freezeRates } from '../default-rates/freeze-rates.ts';

let test: TestApp;
let admin: Caller;
let investor: Caller;
let visitor: Caller;

beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2024-01-10T11:00:00Z') });
  admin = await as(test, 'admin');
  visitor = await as(test, 'visitor');
  investor = await anInvestor(test, 100_000_000);
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});

type OnWire = Omit<TrackRecord, 'finished'> & { finished: { data: object[]; total: number } };
const record = async (): Promise<OnWire> => (await visitor.get(v1.publicFigures.findTrackRecord.path)).json();

async function on(moment: string): Promise<void> {
  admin = await at(test, moment, admin);
  investor = await at(test, moment, investor);
}

/** A loan of 10,000.00 for a year that owes 1,200.00 of interest at its end, of which a tenth is the fee. */
const lent = (overrides: LoanGiven = {}) =>
  lend(test, { admin, investor }, { deliveryFeePeriod: 'end_of_project', managerFee: 1_000, ...overrides });

const close = (projectId: string, refund = false) =>
  admin.post(`${projectUrl(projectId)}/close`, { body: { refund } });

it('[R1] a new platform has no record yet', async () => {
  expect(await record()).toEqual({
    investors: 0,
    repaid: '0.00',
    paymentsDue: 0,
    paymentsOnTime: 0,
    defaultRate: null,
    loansToday: {
      inDefault: 0,
      outstanding: '0.00',
      recovered: '0.00',
      late: 0,
      missing: '0.00',
      inNoWindow: 0,
    },
    finished: { data: [], total: 0 },
  });
});

it('[R1][L32] counts investors, payments on time and money paid back, and shows finished projects beside their plan', async () => {
  const punctual = await lent({ name: 'Casa puntual', url: 'casa-puntual' });
  const late = await lent({ name: 'Casa tardía', url: 'casa-tardia' });
  const hidden = await lent({ private: true });
  const running = await lent({ projectDuration: 24 });
  const refunded = await openProject(test, admin);
  const other = await anInvestor(test, 1_000_000);
  await invested(other, refunded.projectId, '500.00');
  await close(refunded.projectId, true);
  expect(await record()).toMatchObject({ investors: 1, paymentsDue: 0, paymentsOnTime: 0 });

  await on('2025-01-09T11:00:00Z');
  for (const projectId of [punctual, hidden]) {
    await repay(admin, projectId, '11200.00');
    await runDistribution(admin, projectId, 1);
    await close(projectId);
  }
  await on('2025-02-01T11:00:00Z');
  expect(await record()).toMatchObject({ paymentsDue: 3, paymentsOnTime: 2 });
  await repay(admin, late, '11200.00');
  await runDistribution(admin, late, 1);
  await close(late);
  await freezeRates(test.services);

  const found = await record();
  const project = { invested: '10000.00', repaid: '11080.00', announcedProfitability: '12.00' };
  expect(found).toMatchObject({ paymentsDue: 3, paymentsOnTime: 2, repaid: '33240.00' });
  expect(found.defaultRate).toEqual({ fromYear: 2024, year: 2024, actual: null });
  expect(found.finished).toMatchObject({
    total: 2,
    data: [
      { ...project, name: 'Casa tardía', endsOn: '2025-01-10', repaidOn: '2025-02-01' },
      { ...project, name: 'Casa puntual', endsOn: '2025-01-10', repaidOn: '2025-01-09' },
    ],
  });
  expect(found.finished.data).toMatchObject([
    { projectId: late, actualProfitability: '10.13' },
    { projectId: punctual, actualProfitability: '10.80' },
  ]);
  const outcomeOf = async (projectId: string) => (await visitor.get(projectUrl(projectId))).json().outcome;
  expect(await outcomeOf(late)).toEqual({ loan: 'onTime', actualProfitability: '10.13' });
  expect(await outcomeOf(refunded.projectId)).toBeNull();
  expect(JSON.stringify(found)).not.toContain(hidden);
  expect(JSON.stringify(found)).not.toContain(running);
});

it('[R1] shows a project of one month whose target is above 100 % a year', async () => {
  const before = await record();
  const short = await lent({ projectDuration: 1, targetProfitability: 1_200 });
  await on('2025-03-02T11:00:00Z');
  await repay(admin, short, '11200.00');
  await runDistribution(admin, short, 1);
  await close(short);
  const found = await record();
  expect(found.finished.total).toBe(before.finished.total + 1);
  expect(found.finished.data[0]).toMatchObject({ projectId: short, announcedProfitability: '144.00' });
});

it('[R1] accepts no parameters', async () => {
  const { path } = v1.publicFigures.findTrackRecord;
  expect((await visitor.get(`${path}?take=1`)).statusCode).toBe(400);
});
