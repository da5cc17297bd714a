// Goal: customers count at each step that they or a later step of theirs prove, with the days between the steps. Method: customers
// of a manager of their own for each case, with the rows that the steps leave behind.
import { v1 } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { givenVerification } from '../../../test/account-records.ts';
import { type BusinessWorld, businessWorld, figureFor, listedCustomers } from '../../../test/business.ts';
import { as, type Caller } from '../../../test/callers.ts';
import { givenAbleInvestors } from '../../../test/investor-facts.ts';
import { givenOrder } from '../../../test/investors.ts';
import { giveMoney } from '../../../test/money.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { transactions } from '../../schema/transactions.ts';
import { users } from '../../schema/users.ts';

let test: TestApp;
let world: BusinessWorld;
const march = 'fromDate=2026-03-01&toDate=2026-03-31';

beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-05-20T12:00:00Z') });
});
afterAll(() => test.close());

interface Step {
  step: string;
  customers: number;
  share: string;
  shareOfBefore: string;
  medianDays: number | null;
}

/** When a customer did each step; a step without a moment was not done. */
interface Way {
  registered: string;
  confirmed?: string;
  verified?: string;
  tested?: string;
  deposited?: string;
  invested?: string;
  isCancelled?: boolean;
}

async function customerOf(manager: Caller, way: Way): Promise<string> {
  const { userId } = await as(test, 'user', { managerId: manager.userId, isUntested: true });
  const at = (moment: string) => new Date(moment);
  const emailConfirmedAt = way.confirmed ? at(way.confirmed) : null;
  await test.db
    .update(users)
    .set({ createdAt: at(way.registered), emailConfirmedAt })
    .where(eq(users.userId, userId));
  if (way.verified) {
    const updatedAt = at(way.verified);
    await givenVerification(test, userId, { status: 'Approved', decision: 'Approved', updatedAt });
  }
  if (way.tested) await givenAbleInvestors(test.db, [userId], at(way.tested));
  if (way.deposited) {
    const transactionId = await giveMoney(test, userId, 1_000);
    await test.db
      .update(transactions)
      .set({ updatedAt: at(way.deposited) })
      .where(eq(transactions.transactionId, transactionId));
  }
  if (way.invested && world.projects[0]) {
    const status = way.isCancelled ? 'cancelled' : 'active';
    await givenOrder(test, { project: world.projects[0], userId, status, createdAt: at(way.invested) });
  }
  return userId;
}

async function managerOf(ways: readonly Way[]) {
  const manager = await as(test, 'operator');
  const customers: string[] = [];
  for (const way of ways) customers.push(await customerOf(manager, way));
  return { manager, customers };
}

const short = (steps: Step[]) => steps.map(({ customers, medianDays }) => `${customers}/${medianDays}`);

it('[A27] has every step of an empty database', async () => {
  const { data } = await figureFor(await as(test, 'admin'), 'findFunnel', march);
  expect(data.map(({ step }: Step) => step)).toEqual([
    'registered',
    'mailConfirmed',
    'identityVerified',
    'tested',
    'deposited',
    'invested',
  ]);
  expect(data[5]).toEqual({
    step: 'invested',
    customers: 0,
    share: '0.00',
    shareOfBefore: '0.00',
    medianDays: null,
  });
  world = await businessWorld(test);
});

const registered = '2026-03-02T10:00:00Z';
const whole: Way = {
  registered,
  confirmed: '2026-03-02T11:00:00Z',
  verified: '2026-03-05T11:00:00Z',
  tested: '2026-03-06T11:00:00Z',
  deposited: '2026-03-16T11:00:00Z',
  invested: '2026-03-18T11:00:00Z',
};

const cases: [title: string, ways: Way[], steps: string[]][] = [
  ['one who only registered', [{ registered }], ['1/null', '0/null', '0/null', '0/null', '0/null', '0/null']],
  ['one who did everything', [whole], ['1/null', '1/0', '1/3', '1/1', '1/10', '1/2']],
  [
    'two days for one and six for another as four',
    [
      { registered, confirmed: '2026-03-04T10:00:00Z' },
      { registered, confirmed: '2026-03-08T10:00:00Z' },
    ],
    ['2/null', '2/4', '0/null', '0/null', '0/null', '0/null'],
  ],
  [
    'a step that was left out as reached by those who came further',
    [{ registered, invested: '2026-03-18T11:00:00Z' }],
    ['1/null', '1/null', '1/null', '1/null', '1/null', '1/null'],
  ],
  [
    'a step done before the one in front of it as no days',
    [{ ...whole, tested: '2026-03-03T11:00:00Z' }],
    ['1/null', '1/0', '1/3', '1/0', '1/13', '1/2'],
  ],
  [
    'no cancelled order',
    [{ ...whole, isCancelled: true }],
    ['1/null', '1/0', '1/3', '1/1', '1/10', '0/null'],
  ],
  [
    'registrations by the Spanish day',
    [
      { registered: '2026-02-28T22:59:59Z' },
      { registered: '2026-02-28T23:00:00Z' },
      { registered: '2026-03-31T21:59:59Z' },
      { registered: '2026-03-31T22:00:00Z' },
    ],
    ['2/null', '0/null', '0/null', '0/null', '0/null', '0/null'],
  ],
];

it.each(cases)('[A27] counts %s', async (_title, ways, steps) => {
  const { manager } = await managerOf(ways);
  expect(short((await figureFor(manager, 'findFunnel', march)).data)).toEqual(steps);
});

it('[A27][P6] gives shares of all and of the step before, of the manager’s customers only', async () => {
  const { manager } = await managerOf([
    whole,
    { registered },
    { registered, confirmed: registered },
    { registered },
  ]);
  const { data } = await figureFor(manager, 'findFunnel', march);
  expect(data.map(({ share, shareOfBefore }: Step) => [share, shareOfBefore]).slice(0, 3)).toEqual([
    ['100.00', '100.00'],
    ['50.00', '50.00'],
    ['25.00', '50.00'],
  ]);
  expect((await figureFor(world.admin, 'findFunnel', march)).data[0].customers).toBeGreaterThan(4);
  expect((await (await as(test, 'user')).get(v1.business.findFunnel.path)).statusCode).toBe(403);
});

it('[A27][A2] leads to a list with the customers of a step', async () => {
  const { manager, customers } = await managerOf([
    whole,
    { registered },
    { registered, confirmed: registered },
  ]);
  const { data } = await figureFor(manager, 'findFunnel', march);
  for (const { step, customers: count } of data as Step[]) {
    expect(await listedCustomers(manager, `${march}&reached=${step}`)).toHaveLength(count);
  }
  expect(await listedCustomers(manager, `${march}&reached=invested`)).toEqual([customers[0]]);
  expect(await listedCustomers(manager, 'fromDate=2026-04-01&reached=registered')).toEqual([]);
});
