/**
 * Goal: preinvestors express interest until a date, each with a reflection period; then the room reserved for them is
 * divided among their wishes, which become orders, and no cent is lost on the way.
 */
import { termsVersion } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { mailsTo } from '../../../test/mails.ts';
import { anInvestor } from '../../../test/money.ts';
import { at, balances, compareBooks, invest, openProject, projectUrl } from '../../../test/orders.ts';
import { moveTo } from '../../../test/projects.ts';
import { publishSheet } from '../../../test/sheets.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { phaseIds } from '../../project/phases/catalogue.ts';
import { projects } from '../../schema/projects.ts';
import { users } from '../../schema/users.ts';
import { endUnplacedWishes } from '../end-unplaced-wishes.ts';

const wishesUrl = '/v1/project/wishes';
const windowEnd = '2026-02-20';

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-02-02T09:00:00Z') });
  admin = await as(test, 'admin');
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});

type Terms = Parameters<typeof openProject>[2];

const wish = (caller: Caller, projectId: string, amount: string, more: object = {}) =>
  caller.post(wishesUrl, { body: { projectId, amount, termsVersion, sheetVersion: 1, ...more } });
const edit = (caller: Caller, wishId: string, body: object) =>
  caller.patch(`${wishesUrl}/${wishId}`, { body: { termsVersion, sheetVersion: 1, ...body } });
const revoke = (caller: Caller, wishId: string) => caller.post(`${wishesUrl}/${wishId}/revoke`, { body: {} });
const wishesOf = async (caller: Caller, projectId: string) =>
  (await caller.get(`${wishesUrl}?projectId=${projectId}`)).json().data;
const allocate = (projectId: string, options: { key?: string; isPreview?: boolean } = {}) =>
  admin.post(`${projectUrl(projectId)}/allocation${options.isPreview ? '?preview=true' : ''}`, {
    body: {},
    headers: { 'idempotency-key': options.key ?? crypto.randomUUID() },
  });
const mailOf = async ({ userId }: Caller) => {
  const [row] = await test.db.select().from(users).where(eq(users.userId, userId));
  return (await mailsTo(test, row?.email ?? '')).at(0);
};

/** A project of 2,000 € in preinvestment, with 1,000 € reserved and a deposit of 20 €. */
async function preinvestment(terms: Terms = {}) {
  const { projectId } = await openProject(test, admin, {
    phase: 'Preinvestment',
    financingAmount: 200_000,
    minimumInvestment: 10_000,
    preinvestorAmount: 100_000,
    preinvestorDeposit: 2_000,
    preinvestorMaxNumber: 3,
    preinvestorDateEnd: windowEnd,
    ...terms,
  });
  return projectId;
}

/** Ends the window of a project without moving the clock, and opens it. */
async function open(projectId: string): Promise<void> {
  await test.db
    .update(projects)
    .set({ preinvestorDateEnd: '2026-01-31' })
    .where(eq(projects.projectId, projectId));
  expect((await moveTo(admin, projectId, 'Investment')).statusCode).toBe(200);
}

describe('a wish', () => {
  it('[L13] is noted with its reflection period, and holds the deposit', async () => {
    const projectId = await preinvestment();
    const investor = await anInvestor(test, 60_000);
    const placed = await wish(investor, projectId, '600.00');
    expect(placed.statusCode).toBe(201);
    // Four days after a Monday, and no day off.
    expect(placed.json()).toMatchObject({
      state: 'open',
      amount: '600.00',
      deposit: '20.00',
      freeUntil: '2026-02-06',
      allocatedAmount: null,
    });
    expect(await balances(test, `wallet:${investor.userId}`, `deposits:${projectId}`)).toEqual([
      58_000, 2_000,
    ]);
    expect((await admin.get(projectUrl(projectId))).json()).toMatchObject({
      wishNumber: 1,
      amountInvested: '0.00',
    });
    expect((await mailOf(investor))?.text).toContain('06/02/2026');
    expect((await wish(investor, projectId, '600.00')).json().code).toBe('project.wish_already');
  });

  it('[L13] is revoked without a reason or a cost, with all of the deposit back, once', async () => {
    const projectId = await preinvestment();
    const investor = await anInvestor(test, 60_000);
    const { wishId } = (await wish(investor, projectId, '600.00')).json();
    expect((await revoke(await anInvestor(test, 0), wishId)).statusCode).toBe(404);
    expect((await revoke(investor, wishId)).json()).toMatchObject({ state: 'revoked' });
    expect(await balances(test, `wallet:${investor.userId}`, `deposits:${projectId}`)).toEqual([60_000, 0]);
    expect((await revoke(investor, wishId)).json().code).toBe('project.wish_over');
    expect((await wish(investor, projectId, '100.00')).statusCode).toBe(201);
  });

  it('[L13] is changed with its deposit, and its reflection period begins anew', async () => {
    const projectId = await preinvestment({ preinvestorDeposit: 15_000 });
    const investor = await anInvestor(test, 60_000);
    const { wishId } = (await wish(investor, projectId, '100.00')).json();
    expect(await balances(test, `deposits:${projectId}`)).toEqual([10_000]);
    const later = await at(test, '2026-02-03T09:00:00Z', investor);
    expect((await edit(later, wishId, { amount: '300.00' })).json()).toMatchObject({
      amount: '300.00',
      deposit: '150.00',
      freeUntil: '2026-02-09',
    });
    expect(await balances(test, `wallet:${investor.userId}`, `deposits:${projectId}`)).toEqual([
      45_000, 15_000,
    ]);
    expect((await edit(later, wishId, { amount: '100.00' })).json().deposit).toBe('100.00');
    expect(await balances(test, `wallet:${investor.userId}`)).toEqual([50_000]);
    admin = await as(test, admin);
  });

  it.each<[string, string, Terms, object, string]>([
    ['with an amount that is no multiple of 10 euros', '105.00', {}, {}, 'project.wish_not_in_steps'],
    ['below the minimum', '90.00', {}, {}, 'project.amount_below_minimum'],
    ['above what is reserved', '1010.00', {}, {}, 'project.wish_above_reserved'],
    [
      'without the balance for the deposit',
      '600.00',
      { preinvestorDeposit: 60_000 },
      {},
      'project.wish_deposit_above_balance',
    ],
    ['without the terms', '600.00', {}, { termsVersion: '2020-01' }, 'project.terms_not_accepted'],
    ['after the window', '600.00', { preinvestorDateEnd: '2026-02-01' }, {}, 'project.preinvestment_over'],
    ['in another phase', '600.00', { phase: 'Investment' }, {}, 'project.preinvestment_not_possible'],
  ])('[L13] is refused %s', async (_, amount, terms, more, code) => {
    const projectId = await preinvestment(terms);
    expect((await wish(await anInvestor(test, 50_000), projectId, amount, more)).json().code).toBe(code);
  });

  it('[L13] is refused beyond the number of preinvestors', async () => {
    const projectId = await preinvestment({ preinvestorMaxNumber: 1 });
    await wish(await anInvestor(test, 50_000), projectId, '100.00');
    const refused = await wish(await anInvestor(test, 50_000), projectId, '100.00');
    expect(refused.json().code).toBe('project.too_many_preinvestors');
  });

  it('[L13][V15] of many at once is accepted up to the number of preinvestors, and once per investor', async () => {
    const projectId = await preinvestment({ preinvestorMaxNumber: 4 });
    const investors = await Promise.all(Array.from({ length: 8 }, () => anInvestor(test, 10_000)));
    const answers = await Promise.all(
      investors.flatMap((investor) => [
        wish(investor, projectId, '100.00'),
        wish(investor, projectId, '100.00'),
      ]),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(4);
    const codes = new Set(answers.map((answer) => answer.json().code).filter(Boolean));
    expect([...codes].toSorted()).toEqual(['project.too_many_preinvestors', 'project.wish_already']);
    expect(await balances(test, `deposits:${projectId}`)).toEqual([4 * 2_000]);
    expect((await admin.get(projectUrl(projectId))).json().wishNumber).toBe(4);
  });

  it('[L9] above the threshold needs the consent that its order needs', async () => {
    const projectId = await preinvestment();
    const investor = await anInvestor(test, 50_000, { isUntested: true });
    expect((await wish(investor, projectId, '100.00')).json().code).toBe('project.entry_test_needed');
  });

  it('[L18] needs a published sheet: without one a preinvestment does not open', async () => {
    const { projectId } = await openProject(test, admin, { phase: 'Draft', preinvestorDateEnd: windowEnd });
    const body = { phaseId: phaseIds.Preinvestment };
    expect((await admin.patch(projectUrl(projectId), { body })).json().code).toBe('project.sheet_needed');
  });
});

describe('an allocation', () => {
  it('[L13] places all wishes if they fit, each with a reflection period of its own', async () => {
    const projectId = await preinvestment();
    const [first, second] = [await anInvestor(test, 60_000), await anInvestor(test, 60_000)];
    await wish(first, projectId, '600.00');
    await wish(second, projectId, '300.00');
    await open(projectId);
    const outsider = await anInvestor(test, 50_000);
    expect((await invest(outsider, projectId, '500.00')).json().code).toBe('project.preinvestors_first');

    const preview = (await allocate(projectId, { isPreview: true })).json();
    expect(preview).toMatchObject({
      room: '1000.00',
      wished: '900.00',
      allocated: '900.00',
      seed: projectId,
    });
    expect((await wishesOf(first, projectId))[0].state).toBe('open');
    const key = crypto.randomUUID();
    const done = await allocate(projectId, { key });
    expect(done.json()).toEqual(preview);
    expect((await allocate(projectId, { key })).json()).toEqual(preview);
    expect((await allocate(projectId)).json().code).toBe('project.no_wishes');

    const [decided] = await wishesOf(first, projectId);
    expect(decided).toMatchObject({ state: 'invested', allocatedAmount: '600.00', reason: 'whole' });
    const order = (await first.get(`/v1/project/orders/${decided.orderId}`)).json();
    expect(order).toMatchObject({ amount: '600.00', status: 'pending', freeCancellationUntil: '2026-02-09' });
    const evidence = (await first.get(`/v1/project/orders/${decided.orderId}/evidence`)).json();
    expect(evidence).toMatchObject({ sheetVersion: 1, terms: { version: termsVersion } });
    expect(
      await balances(test, `wallet:${first.userId}`, `deposits:${projectId}`, `escrow:${projectId}`),
    ).toEqual([0, 0, 90_000]);
    expect((await admin.get(projectUrl(projectId))).json()).toMatchObject({
      amountInvested: '900.00',
      investorNumber: 2,
      wishNumber: 0,
    });
    expect((await mailOf(first))?.subject).toContain('600,00');
    expect((await invest(outsider, projectId, '500.00')).statusCode).toBe(201);
  });

  it('[L13] shares the reserved amount out in proportion, and says why', async () => {
    const projectId = await preinvestment();
    const [first, second, third] = [
      await anInvestor(test, 100_000),
      await anInvestor(test, 100_000),
      await anInvestor(test, 100_000),
    ];
    await wish(first, projectId, '1000.00');
    await wish(second, projectId, '900.00');
    await wish(third, projectId, '100.00');
    await open(projectId);
    const { lines, allocated } = (await allocate(projectId)).json();
    expect(allocated).toBe('1000.00');
    expect(
      lines.map((line: Record<string, string>) => [line.amount, line.allocatedAmount, line.reason]),
    ).toEqual([
      ['1000.00', '470.00', 'share'],
      ['900.00', '430.00', 'share'],
      ['100.00', '100.00', 'whole'],
    ]);
    expect(await balances(test, `wallet:${first.userId}`, `deposits:${projectId}`)).toEqual([53_000, 0]);
    const { data } = (await admin.get(`/v1/audit?subjectId=${projectId}&action=project.allocate`)).json();
    expect(data[0].after).toMatchObject({ wishNumber: 0 });
  });

  it('[L13][L46] leaves out who cannot invest any more, and gives their room to the others', async () => {
    const projectId = await preinvestment();
    const [able, poor, unverified] = [
      await anInvestor(test, 100_000),
      await anInvestor(test, 10_000),
      await anInvestor(test, 100_000),
    ];
    await wish(able, projectId, '900.00');
    await wish(poor, projectId, '500.00');
    await wish(unverified, projectId, '500.00');
    await test.db
      .update(users)
      .set({ verificationStatus: 'NotVerified' })
      .where(eq(users.userId, unverified.userId));
    await open(projectId);
    const { lines } = (await allocate(projectId)).json();
    const got = Object.fromEntries(
      lines.map((line: Record<string, string>) => [line.userId, [line.allocatedAmount, line.reason]]),
    );
    expect(got).toEqual({
      [able.userId]: ['900.00', 'whole'],
      [poor.userId]: ['100.00', 'balance'],
      [unverified.userId]: ['0.00', 'identity'],
    });
    expect((await wishesOf(unverified, projectId))[0]).toMatchObject({ state: 'missed', orderId: null });
    expect(await balances(test, `wallet:${unverified.userId}`, `wallet:${poor.userId}`)).toEqual([
      100_000, 0,
    ]);
  });

  it('[L13] waits until the window has ended', async () => {
    const projectId = await preinvestment();
    await wish(await anInvestor(test, 50_000), projectId, '100.00');
    expect((await moveTo(admin, projectId, 'Investment')).json().code).toBe('project.preinvestment_runs');
    expect((await allocate(projectId)).json().code).toBe('project.investing_not_possible');
  });

  it('[L13] is for administrators', async () => {
    const projectId = await preinvestment();
    await wish(await anInvestor(test, 50_000), projectId, '100.00');
    await open(projectId);
    const manager = await as(test, 'operator');
    expect((await manager.post(`${projectUrl(projectId)}/allocation`, { body: {} })).statusCode).toBe(403);
  });
});

describe('a change of the sheet', () => {
  it('[L21] must be confirmed by preinvestors, who get a mail; else their wishes get nothing', async () => {
    const projectId = await preinvestment();
    const [attentive, careless] = [await anInvestor(test, 60_000), await anInvestor(test, 60_000)];
    const { wishId } = (await wish(attentive, projectId, '300.00')).json();
    await wish(careless, projectId, '300.00');
    expect((await publishSheet(admin, projectId, { isMaterial: true })).statusCode).toBe(201);
    expect((await mailOf(careless))?.text).toContain('la confirmes');
    await open(projectId);
    expect((await wishesOf(attentive, projectId))[0].needsConfirmation).toBe(true);
    expect((await edit(attentive, wishId, { amount: '400.00', sheetVersion: 2 })).json().code).toBe(
      'project.preinvestment_not_possible',
    );
    expect(
      (await edit(attentive, wishId, { amount: '300.00', sheetVersion: 2 })).json().needsConfirmation,
    ).toBe(false);
    await allocate(projectId);
    expect((await wishesOf(careless, projectId))[0]).toMatchObject({ state: 'missed', reason: 'sheet' });
    const [confirmed] = await wishesOf(attentive, projectId);
    const evidence = (await attentive.get(`/v1/project/orders/${confirmed.orderId}/evidence`)).json();
    expect(evidence.sheetVersion).toBe(2);
    expect(await balances(test, `wallet:${careless.userId}`, `deposits:${projectId}`)).toEqual([60_000, 0]);
  });
});

describe('the end of a project', () => {
  it('[L13] ends its wishes and returns their deposits', async () => {
    const projectId = await preinvestment();
    const investor = await anInvestor(test, 60_000);
    await wish(investor, projectId, '300.00');
    await endUnplacedWishes(test.app);
    expect((await wishesOf(investor, projectId))[0].state).toBe('open');
    expect((await moveTo(admin, projectId, 'Discarded')).statusCode).toBe(200);
    await endUnplacedWishes(test.app);
    expect((await wishesOf(investor, projectId))[0].state).toBe('ended');
    expect(await balances(test, `wallet:${investor.userId}`, `deposits:${projectId}`)).toEqual([60_000, 0]);
    expect((await mailOf(investor))?.text).toContain('vuelve a estar en tu monedero');
  });

  it('[L13] cannot be financed by hand before the allocation', async () => {
    const projectId = await preinvestment();
    await wish(await anInvestor(test, 60_000), projectId, '300.00');
    await open(projectId);
    await test.db.update(projects).set({ amountInvestedCents: 1 }).where(eq(projects.projectId, projectId));
    expect((await moveTo(admin, projectId, 'Financed')).json().code).toBe('project.preinvestors_first');
    await test.db.update(projects).set({ amountInvestedCents: 0 }).where(eq(projects.projectId, projectId));
  });
});
