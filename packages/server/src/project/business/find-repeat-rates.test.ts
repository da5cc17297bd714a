// Goal: an investor repeats from the month of the second project on. Method: a manager with customers of their own for each case.
import { v1 } from '@semilla/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type BusinessWorld,
  businessWorld,
  figureFor,
  listedCustomers,
  managerWithOrders,
  type OrderCase,
} from '../../../test/business.ts';
import { as } from '../../../test/callers.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let world: BusinessWorld;
const months = 'fromDate=2026-03-01&toDate=2026-05-31';

beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-05-20T12:00:00Z') });
});
afterAll(() => test.close());

interface Month {
  investors: number;
  repeatInvestors: number;
  share: string;
}

const short = (rows: Month[]) =>
  rows.map(({ investors, repeatInvestors, share }) => `${repeatInvestors} of ${investors} (${share})`);

it('[A27] has every month of an empty database', async () => {
  const { data } = await figureFor(await as(test, 'admin'), 'findRepeatRates', months);
  expect(data).toEqual(
    ['2026-03-01', '2026-04-01', '2026-05-01'].map((month) => ({
      month,
      investors: 0,
      repeatInvestors: 0,
      share: '0.00',
    })),
  );
  world = await businessWorld(test);
});

const march = '2026-03-10T12:00:00Z';
const april = '2026-04-10T12:00:00Z';
const none = '0 of 0 (0.00)';
const one = '0 of 1 (0.00)';
const repeated = '1 of 1 (100.00)';

const cases: [title: string, orders: OrderCase[], rows: string[]][] = [
  ['one investor in one project', [{ of: 0, at: march }], [one, one, one]],
  [
    'several orders in one project as one project',
    [
      { of: 0, at: march },
      { of: 0, at: april },
    ],
    [one, one, one],
  ],
  [
    'the second project from its month on',
    [
      { of: 0, at: march },
      { of: 0, in: 1, at: april },
      { of: 0, in: 2, at: '2026-05-02T12:00:00Z' },
    ],
    [one, repeated, repeated],
  ],
  [
    'orders before the range in its first month',
    [
      { of: 0, at: '2024-03-10T12:00:00Z' },
      { of: 0, in: 1, at: '2024-04-10T12:00:00Z' },
      { of: 1, at: april },
    ],
    [repeated, '1 of 2 (50.00)', '1 of 2 (50.00)'],
  ],
  [
    'no cancelled order',
    [
      { of: 0, at: april },
      { of: 0, in: 1, at: april, status: 'cancelled' },
    ],
    [none, one, one],
  ],
  [
    'the last second of a month, and the first of the next',
    [
      { of: 0, at: '2026-03-31T21:59:59Z' },
      { of: 0, in: 1, at: '2026-03-31T22:00:00Z' },
    ],
    [one, repeated, repeated],
  ],
];

it.each(cases)('[A27] counts %s', async (_title, orders, rows) => {
  const { manager } = await managerWithOrders(world, orders);
  expect(short((await figureFor(manager, 'findRepeatRates', months)).data)).toEqual(rows);
});

it('[A27][A2][P6] leads to a list with the investors in several projects', async () => {
  const { manager, customers } = await managerWithOrders(world, [
    { of: 0, at: march },
    { of: 0, in: 1, at: april },
    { of: 1, at: march },
    { of: 1, in: 1, at: march, status: 'cancelled' },
  ]);
  expect(await listedCustomers(manager, 'hasSeveralProjects=true')).toEqual([customers[0]]);
  expect(await listedCustomers(manager, 'hasSeveralProjects=false')).toEqual([customers[1]]);
  expect((await (await as(test, 'user')).get(v1.business.findRepeatRates.path)).statusCode).toBe(403);
});
