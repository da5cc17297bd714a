// Goal: events are counted in the right period of the Spanish calendar, and empty periods are listed too. Method: a movement of
// one euro at each moment; the sums of days, weeks, months, quarters and years around it.
import type { AnswerOf, v1 } from '@semilla/contract';
import { civilDateAt } from '@semilla/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../test/callers.ts';
import { givenFee, givenOrder } from '../../test/investors.ts';
import { givenProject, givenProjectType } from '../../test/projects.ts';
import { buildTestApp, type TestApp } from '../../test/test-app.ts';
import { sumMovements } from './order-movements/sum-movements.ts';

const url = '/v1/project/order-movements/summary';
type Row = AnswerOf<typeof v1.orderMovements.summarise>['data'][number];

let test: TestApp;
let admin: Caller;
let projectTypeId: string;

beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-03-16T12:00:00Z') });
  admin = await as(test, 'admin');
  projectTypeId = await givenProjectType(admin);
});
afterAll(() => test.close());

async function projectWith(moments: string[]) {
  const project = await givenProject(admin, { projectTypeId });
  const { userId } = await as(test, 'user');
  for (const moment of moments) {
    await givenOrder(test, { project, userId, amountCents: 100, createdAt: new Date(moment) });
  }
  return project;
}

async function sums(projectId: string, query: string): Promise<Row[]> {
  return (await admin.get(`${url}?projectId=${projectId}&${query}`)).json().data;
}

/** Writes each period as `2026-03-01: 2`. */
const short = (rows: Row[]) => rows.map(({ period, count }) => `${period}: ${count}`);

describe('the periods of a summary', () => {
  it.each([
    [
      'days, one of them with 23 hours',
      'day&fromDate=2026-03-28&toDate=2026-03-31',
      ['2026-03-28T22:59:59Z', '2026-03-28T23:00:00Z', '2026-03-29T21:59:59Z', '2026-03-29T22:00:00Z'],
      ['2026-03-28: 1', '2026-03-29: 2', '2026-03-30: 1', '2026-03-31: 0'],
    ],
    [
      'days, one of them with 25 hours',
      'day&fromDate=2026-10-24&toDate=2026-10-26',
      ['2026-10-24T21:59:59Z', '2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z', '2026-10-25T23:00:00Z'],
      ['2026-10-24: 1', '2026-10-25: 2', '2026-10-26: 1'],
    ],
    [
      'weeks, from Monday, over the end of a year',
      'week&fromDate=2026-12-21&toDate=2027-01-10',
      ['2026-12-27T22:59:59Z', '2026-12-27T23:00:00Z', '2027-01-03T22:59:59Z', '2027-01-03T23:00:00Z'],
      ['2026-12-21: 1', '2026-12-28: 2', '2027-01-04: 1'],
    ],
    [
      'weeks, over a change of the clocks',
      'week&fromDate=2026-03-23&toDate=2026-04-12',
      ['2026-03-29T21:59:59Z', '2026-03-29T22:00:00Z', '2026-04-05T21:59:59Z'],
      ['2026-03-23: 1', '2026-03-30: 2', '2026-04-06: 0'],
    ],
    [
      'months, one of them with a leap day',
      'month&fromDate=2028-01-01&toDate=2028-03-31',
      ['2028-01-31T23:00:00Z', '2028-02-29T22:59:59Z', '2028-02-29T23:00:00Z'],
      ['2028-01-01: 0', '2028-02-01: 2', '2028-03-01: 1'],
    ],
    [
      'quarters',
      'quarter&fromDate=2026-01-01&toDate=2026-12-31',
      ['2026-03-31T21:59:59Z', '2026-03-31T22:00:00Z', '2026-09-30T22:00:00Z'],
      ['2026-01-01: 1', '2026-04-01: 1', '2026-07-01: 0', '2026-10-01: 1'],
    ],
    [
      'years',
      'year&fromDate=2025-01-01&toDate=2027-12-31',
      ['2025-12-31T22:59:59Z', '2025-12-31T23:00:00Z', '2026-12-31T23:00:00Z'],
      ['2025-01-01: 1', '2026-01-01: 1', '2027-01-01: 1'],
    ],
  ])('[N5][C7] are %s', async (_, query, moments, expected) => {
    const { projectId } = await projectWith(moments);
    expect(short(await sums(projectId, `groupBy=${query}`))).toEqual(expected);
  });

  it('[N5][C7] count only the requested days, and return their first and last day', async () => {
    const { projectId } = await projectWith([
      '2026-02-09T12:00:00Z',
      '2026-02-10T12:00:00Z',
      '2026-04-05T12:00:00Z',
    ]);
    const rows = await sums(projectId, 'groupBy=month&fromDate=2026-02-10&toDate=2026-04-04');
    expect(rows.map(({ period, from, to, count }) => [period, from, to, count])).toEqual([
      ['2026-02-01', '2026-02-10', '2026-02-28', 1],
      ['2026-03-01', '2026-03-01', '2026-03-31', 0],
      ['2026-04-01', '2026-04-01', '2026-04-04', 0],
    ]);
    const week = await sums(projectId, 'groupBy=week&fromDate=2026-02-10&toDate=2026-02-10');
    expect(week).toMatchObject([{ period: '2026-02-09', from: '2026-02-10', to: '2026-02-10', count: 1 }]);
  });

  it('[N5] contain each event on its Spanish day', async () => {
    const { projectId } = await projectWith([]);
    const { userId } = await as(test, 'user');
    const project = {
      projectId,
      projectPhaseId: (await admin.get(`/v1/project/projects/${projectId}`)).json().projectPhaseId,
    };
    const moments = fc.sample(
      fc.date({ min: new Date('2020-01-01'), max: new Date('2022-12-30'), noInvalidDate: true }),
      { numRuns: 40, seed: 7 },
    );
    for (const createdAt of moments) await givenOrder(test, { project, userId, amountCents: 100, createdAt });
    const range = { groupBy: 'day' as const, fromDate: '2020-01-01', toDate: '2022-12-31', projectId };
    const reader = {
      caller: { kind: 'visitor', role: 'visitor', userId: undefined, sessionId: undefined },
      scope: 'all',
    } as const;
    const { data } = await sumMovements(test.db, reader, range, test.clock.now);
    const expected: Record<string, number> = {};
    for (const moment of moments) expected[civilDateAt(moment)] = (expected[civilDateAt(moment)] ?? 0) + 1;
    expect(
      Object.fromEntries(data.filter(({ count }) => count).map(({ period, count }) => [period, count])),
    ).toEqual(expected);
    expect(data).toHaveLength(1_096);
  });
});

describe('the range of a summary', () => {
  it.each([
    ['groupBy=hour', 'groupBy', 'choice'],
    ['fromDate=2026-02-30', 'fromDate', 'date'],
    ['fromDate=2026-02-02&toDate=2026-02-01', 'toDate', 'end_before_start'],
    ['groupBy=day&fromDate=2023-01-01&toDate=2026-12-31', 'fromDate', 'too_many_periods'],
    ['groupBy=week&fromDate=1990-01-01&toDate=2026-12-31', 'fromDate', 'too_many_periods'],
    ['skip=1', 'skip', 'unknown_field'],
  ])('[C7][N5] is refused: %s', async (query, path, code) => {
    for (const endpoint of [
      'fees/summary',
      'fees/summary/export',
      'order-movements/summary',
      'returns/summary',
    ]) {
      const answer = await admin.get(`/v1/project/${endpoint}?${query}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors).toMatchObject([{ path, code }]);
    }
  });

  it('[C7] is by default the last year up to today, by month', async () => {
    expect((await admin.get('/v1/project/order-movements/summary')).json().total).toBe(13);
    const { groupBy, data, total } = (await admin.get('/v1/project/fees/summary')).json();
    expect([groupBy, total, data.length]).toEqual(['month', 13, 13]);
    expect(data.at(-1).to).toBe(civilDateAt(test.clock.now));
    const all = await admin.get('/v1/project/fees/summary?groupBy=day&fromDate=2023-12-28&toDate=2026-12-31');
    expect(all.json().total).toBe(1_100);
    expect(all.json().data.at(-1)).toMatchObject({ period: '2026-12-31', count: 0, amount: '0.00' });
  });
});

describe('the sums', () => {
  it('[C7][E11][N5] are the amounts invested, disinvested and charged as penalties', async () => {
    const project = await givenProject(admin, { projectTypeId });
    const { userId } = await as(test, 'user');
    const january = new Date('2026-01-10T12:00:00Z');
    const given = { project, userId, createdAt: january };
    await givenOrder(test, { ...given, amountCents: 99_999_999_999 });
    await givenOrder(test, { ...given, amountCents: 99_999_999_999 });
    await givenOrder(test, {
      ...given,
      amountCents: 50_001,
      status: 'cancelled',
      penaltyCents: 1_000,
      cancelledAt: new Date('2026-02-10T12:00:00Z'),
    });
    const query = 'groupBy=month&fromDate=2026-01-01&toDate=2026-02-28';
    const [first, second] = await sums(project.projectId, query);
    expect(first).toMatchObject({
      count: 3,
      amount: '2000000499.99',
      invested: '2000000499.99',
      disinvested: '0.00',
      penaltyAmount: '0.00',
    });
    expect(second).toMatchObject({
      count: 1,
      amount: '500.01',
      invested: '0.00',
      disinvested: '500.01',
      penaltyAmount: '10.00',
    });
    const out = await sums(project.projectId, `${query}&type=disinvest`);
    expect(out.map(({ count }) => count)).toEqual([0, 1]);
  });
});

describe('access to summaries', () => {
  it('[P7][C7] shows managers the sums of their customers and projects, administrators all sums, and others none', async () => {
    const manager = await as(test, 'operator');
    const customer = await as(test, 'user', { managerId: manager.userId });
    const stranger = await as(test, 'user');
    const mine = await givenProject(admin, { projectTypeId, managerId: manager.userId });
    const other = await givenProject(admin, { projectTypeId });
    const createdAt = new Date('2019-05-05T12:00:00Z');
    for (const [project, { userId }, amountCents] of [
      [mine, stranger, 100],
      [other, customer, 1_000],
      [other, stranger, 10_000],
    ] as const) {
      const orderId = await givenOrder(test, { project, userId, amountCents, createdAt });
      await givenFee(test, { orderId, projectId: project.projectId, userId, amountCents, createdAt });
    }
    const range = 'groupBy=year&fromDate=2019-01-01&toDate=2019-12-31';
    for (const path of ['/v1/project/order-movements/summary', '/v1/project/fees/summary']) {
      const sumFor = async (caller: Caller, more = '') =>
        (await caller.get(`${path}?${range}${more}`)).json().data?.[0].amount;
      expect(await sumFor(manager)).toBe('11.00');
      expect(await sumFor(await as(test, 'operator'))).toBe('0.00');
      expect(await sumFor(admin)).toBe('111.00');
      expect(await sumFor(admin, `&userId=${stranger.userId}`)).toBe('101.00');
      expect(await sumFor(manager, `&projectId=${other.projectId}`)).toBe('10.00');
      expect((await (await as(test, 'visitor')).get(path)).statusCode).toBe(401);
      expect((await customer.get(path)).statusCode).toBe(403);
      expect((await customer.get(`${path}/export`)).statusCode).toBe(403);
    }
  });

  it('[B13][C7] exports summaries as CSV', async () => {
    const csv = await admin.get(
      '/v1/project/order-movements/summary/export?groupBy=year&fromDate=2018-07-01&toDate=2019-12-31',
    );
    expect(csv.body).toBe(
      '\uFEFFPeriodo;Desde;Hasta;Cantidad;Importe;Invertido;Desinvertido;Penalizaciones\r\n' +
        '01/01/2018;01/07/2018;31/12/2018;0;0,00;0,00;0,00;0,00\r\n' +
        '01/01/2019;01/01/2019;31/12/2019;3;111,00;111,00;0,00;0,00\r\n',
    );
    const fees = await admin.get(
      '/v1/project/fees/summary/export?groupBy=day&fromDate=2016-12-28&toDate=2019-12-31',
    );
    expect(fees.body.trim().split('\r\n')).toHaveLength(1_100);
  });
});
