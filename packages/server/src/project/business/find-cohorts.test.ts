// Goal: each investor is in the cohort of the month of the first order that counts, by the Spanish calendar. Method: a manager with
// customers of their own for each case.
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

interface Cell {
  cohort: string;
  month: string;
  size: number;
  investors: number;
  share: string;
  amount: string;
}

/** Writes the cells with investors as `03+1: 1 of 2 (50.00), 100.00`. */
const short = (cells: (Cell & { monthsAfter: number })[]) =>
  cells
    .filter(({ investors }) => investors > 0)
    .map(
      ({ cohort, monthsAfter, investors, size, share, amount }) =>
        `${cohort.slice(5, 7)}+${monthsAfter}: ${investors} of ${size} (${share}), ${amount}`,
    );

it('[A27] has every month of an empty database', async () => {
  const { data, total } = await figureFor(await as(test, 'admin'), 'findCohorts', months);
  expect(total).toBe(6);
  expect(data.map((cell: Cell) => [cell.cohort, cell.month, cell.size, cell.share, cell.amount])).toEqual([
    ['2026-03-01', '2026-03-01', 0, '0.00', '0.00'],
    ['2026-03-01', '2026-04-01', 0, '0.00', '0.00'],
    ['2026-03-01', '2026-05-01', 0, '0.00', '0.00'],
    ['2026-04-01', '2026-04-01', 0, '0.00', '0.00'],
    ['2026-04-01', '2026-05-01', 0, '0.00', '0.00'],
    ['2026-05-01', '2026-05-01', 0, '0.00', '0.00'],
  ]);
  world = await businessWorld(test);
});

const march = '2026-03-10T12:00:00Z';
const april = '2026-04-10T12:00:00Z';
const may = '2026-05-10T12:00:00Z';

const cases: [title: string, orders: OrderCase[], cells: string[]][] = [
  ['one investor with one order', [{ of: 0, at: march }], ['03+0: 1 of 1 (100.00), 100.00']],
  [
    'two orders in one month',
    [
      { of: 0, at: march },
      { of: 0, at: '2026-03-11T12:00:00Z', cents: 5_000 },
    ],
    ['03+0: 1 of 1 (100.00), 150.00'],
  ],
  [
    'an investor of two who comes back twice',
    [
      { of: 0, at: march },
      { of: 1, at: march },
      { of: 1, at: april, cents: 2_501 },
      { of: 1, at: may, cents: 1_000 },
    ],
    ['03+0: 2 of 2 (100.00), 200.00', '03+1: 1 of 2 (50.00), 25.01', '03+2: 1 of 2 (50.00), 10.00'],
  ],
  [
    'a cancelled first order',
    [
      { of: 0, at: march, status: 'cancelled' },
      { of: 0, at: april },
    ],
    ['04+0: 1 of 1 (100.00), 100.00'],
  ],
  [
    'a cancelled later order',
    [
      { of: 0, at: march },
      { of: 0, at: april, status: 'cancelled' },
    ],
    ['03+0: 1 of 1 (100.00), 100.00'],
  ],
  [
    'a first order before the range',
    [
      { of: 0, at: '2025-12-10T12:00:00Z' },
      { of: 0, at: april },
    ],
    [],
  ],
  [
    'orders around midnight in winter and in summer',
    [
      { of: 0, at: '2026-02-28T23:00:00Z' },
      { of: 0, at: '2026-03-31T21:59:59Z', cents: 1 },
      { of: 0, at: '2026-03-31T22:00:00Z', cents: 2 },
    ],
    ['03+0: 1 of 1 (100.00), 100.01', '03+1: 1 of 1 (100.00), 0.02'],
  ],
];

it.each(cases)('[A27] counts %s', async (_title, orders, cells) => {
  const { manager } = await managerWithOrders(world, orders);
  expect(short((await figureFor(manager, 'findCohorts', months)).data)).toEqual(cells);
});

it('[A27][P6] shows a manager the orders of their customers, and administrators all', async () => {
  const { manager } = await managerWithOrders(world, [{ of: 0, at: march, cents: 77_700 }]);
  await managerWithOrders(world, [{ of: 0, at: march }]);
  const sizeFor = async (caller: typeof manager) =>
    (await figureFor(caller, 'findCohorts', months)).data[0].size;
  expect(await sizeFor(manager)).toBe(1);
  expect(await sizeFor(world.admin)).toBeGreaterThan(2);
  expect(await sizeFor(await as(test, 'operator'))).toBe(0);
  expect((await (await as(test, 'user')).get(v1.business.findCohorts.path)).statusCode).toBe(403);
  expect((await (await as(test, 'visitor')).get(v1.business.findCohorts.path)).statusCode).toBe(401);
});

it('[A27] refuses more than 36 months and a reversed range', async () => {
  const refused = async (query: string) =>
    (await world.admin.get(`${v1.business.findCohorts.path}?${query}`)).json();
  expect(await refused('fromDate=2023-05-01&toDate=2026-05-20')).toMatchObject({
    status: 400,
    errors: [{ path: 'fromDate', code: 'too_many_months' }],
  });
  expect(await refused('fromDate=2026-05-02&toDate=2026-05-01')).toMatchObject({
    status: 400,
    errors: [{ code: 'end_before_start' }],
  });
});

it('[A27][A2] leads to a list with the customers of a cohort', async () => {
  const { manager, customers } = await managerWithOrders(world, [
    { of: 0, at: '2026-03-31T21:59:59Z' },
    { of: 1, at: '2026-03-31T22:00:00Z' },
    { of: 2, at: march, status: 'cancelled' },
    { of: 2, at: april },
    { of: 3, at: march, status: 'cancelled' },
  ]);
  expect(await listedCustomers(manager, 'firstOrderMonth=2026-03-15')).toEqual([customers[0]]);
  expect(await listedCustomers(manager, 'firstOrderMonth=2026-04-01')).toEqual(
    [customers[1], customers[2]].toSorted(),
  );
});

it('[A27][B13] exports the same values', async () => {
  const { manager } = await managerWithOrders(world, [
    { of: 0, at: march },
    { of: 0, at: may, cents: 123_456 },
  ]);
  const { body } = await manager.get(`${v1.business.exportCohorts.path}?${months}`, {
    headers: { 'accept-language': 'es' },
  });
  const [head, ...lines] = body.slice(1).trim().split('\r\n');
  expect(head).toBe('Primera inversión;Inversores nuevos;Mes;Meses después;Invirtieron;Porcentaje;Importe');
  expect(lines).toHaveLength(6);
  expect(lines[2]).toBe('01/03/2026;1;01/05/2026;2;1;100,00;1234,56');
});
