import { termsVersion } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { takeEntryTest } from '../../../test/investor-acts.ts';
import { bestAnswers } from '../../../test/investor-facts.ts';
import { consenting } from '../../../test/investor-moves.ts';
import { addressOf, mailsTo } from '../../../test/mails.ts';
import { anInvestor } from '../../../test/money.ts';
import { at, balances, compareBooks, openProject, projectUrl } from '../../../test/orders.ts';
import {
  editWish,
  givenPreinvestment,
  openAfterWindow,
  previewAllocation,
  allocate as runAllocation,
  wish,
  wishesOf,
  wishesUrl,
} from '../../../test/reserved.ts';
import { publishSheet } from '../../../test/sheets.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { phaseIds } from '../../project/phases/catalogue.ts';
import { wishes } from '../../schema/wishes.ts';

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

const revoke = (caller: Caller, wishId: string) => caller.post(`${wishesUrl}/${wishId}/revoke`, { body: {} });
const allocate = (projectId: string, options: { key?: string; digest?: string } = {}) =>
  runAllocation(admin, projectId, options);
const mailOf = async ({ userId }: Caller) => (await mailsTo(test, await addressOf(test, userId))).at(0);

const preinvestment = (terms: Terms = {}) => givenPreinvestment(test, admin, terms);
const open = (projectId: string) => openAfterWindow(admin, projectId);

describe('a wish', () => {
  it('[L13] is noted with its reflection period, and holds the deposit', async () => {
    const projectId = await preinvestment();
    const investor = await anInvestor(test, 60_000);
    const placed = await wish(investor, projectId, '600.00');
    expect(placed.statusCode).toBe(201);
    // The reflection period ends four days after Monday, because no public holiday lies between.
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

  it('[B2] needs an idempotency key to be placed, changed or revoked', async () => {
    const projectId = await preinvestment();
    const investor = await anInvestor(test, 60_000);
    const { cookie } = investor;
    const { wishId } = (await wish(investor, projectId, '100.00')).json();
    const send = (method: 'POST' | 'PATCH', url: string, payload: object) =>
      test.app.inject({ method, url, payload, headers: { cookie, origin: test.services.config.publicUrl } });
    const terms = { amount: '100.00', termsVersion, sheetVersion: 1 };
    const answers = await Promise.all([
      send('POST', wishesUrl, { projectId, ...terms }),
      send('PATCH', `${wishesUrl}/${wishId}`, terms),
      send('POST', `${wishesUrl}/${wishId}/revoke`, {}),
    ]);
    const codes = answers.map((answer) => answer.json().code);
    expect(codes).toEqual(codes.map(() => 'request.idempotency_key_required'));
  });

  it('[L13] is changed with its deposit, and its reflection period begins anew', async () => {
    const projectId = await preinvestment({ preinvestorDeposit: 15_000 });
    const investor = await anInvestor(test, 60_000);
    const { wishId } = (await wish(investor, projectId, '100.00')).json();
    expect(await balances(test, `deposits:${projectId}`)).toEqual([10_000]);
    const later = await at(test, '2026-02-03T09:00:00Z', investor);
    expect((await editWish(later, wishId, { amount: '300.00' })).json()).toMatchObject({
      amount: '300.00',
      deposit: '150.00',
      freeUntil: '2026-02-09',
    });
    expect(await balances(test, `wallet:${investor.userId}`, `deposits:${projectId}`)).toEqual([
      45_000, 15_000,
    ]);
    expect((await editWish(later, wishId, { amount: '100.00' })).json().deposit).toBe('100.00');
    expect(await balances(test, `wallet:${investor.userId}`)).toEqual([50_000]);
    admin = await as(test, admin);
  });

  it('[L13][L37] keeps what it said before each change, with when that was received', async () => {
    const projectId = await preinvestment();
    const investor = await at(test, '2026-02-02T09:00:00Z', await anInvestor(test, 60_000));
    const { wishId } = (await wish(investor, projectId, '100.00')).json();
    const later = await at(test, '2026-02-03T09:00:00Z', investor);
    expect((await editWish(later, wishId, { amount: '300.00' })).json()).not.toHaveProperty('earlier');
    await editWish(later, wishId, { amount: '200.00' });
    const [kept] = await test.db.select().from(wishes).where(eq(wishes.wishId, wishId));
    expect(kept?.earlier).toMatchObject([
      {
        at: expect.stringMatching(/^2026-02-02T09/),
        amountCents: 10_000,
        freeUntil: '2026-02-06',
        given: { shown: { amountCents: 10_000, sheetVersion: 1 } },
      },
      { at: expect.stringMatching(/^2026-02-03T09/), amountCents: 30_000, freeUntil: '2026-02-09' },
    ]);
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

  it('[L5] of any amount needs the entry test, taken or refused', async () => {
    const investor = await anInvestor(test, 50_000, { isUntested: true });
    const refused = await wish(investor, await preinvestment(), '100.00');
    expect(refused.json().code).toBe('project.entry_test_needed');
  });

  it('[L9] above the threshold needs the consent that its order needs', async () => {
    const projectId = await preinvestment({ financingAmount: 1_000_000, preinvestorAmount: null });
    const investor = await anInvestor(test, 500_000, { isUntested: true });
    await takeEntryTest(investor, { answers: bestAnswers });
    const place = async (more = {}) => (await wish(investor, projectId, '1010.00', more)).json();
    expect(await place()).toMatchObject({ status: 409, code: 'project.risk_consent_needed' });
    expect(await place(consenting('none'))).toMatchObject({ state: 'open', amount: '1010.00' });
  });

  it('[L18] needs a published sheet: without one a preinvestment does not open', async () => {
    const { projectId } = await openProject(test, admin, { phase: 'Draft', preinvestorDateEnd: windowEnd });
    const body = { phaseId: phaseIds.Preinvestment };
    expect((await admin.patch(projectUrl(projectId), { body })).json().code).toBe('project.sheet_needed');
  });
});

describe('a change of the sheet', () => {
  it('[L21] must be confirmed by preinvestors, who get a mail; else their wishes get nothing', async () => {
    // A Monday.
    admin = await at(test, '2026-02-09T09:00:00Z', admin);
    const projectId = await preinvestment();
    const [attentive, careless] = [await anInvestor(test, 60_000), await anInvestor(test, 60_000)];
    const { wishId } = (await wish(attentive, projectId, '300.00')).json();
    await wish(careless, projectId, '300.00');
    expect((await publishSheet(admin, projectId, { isMaterial: true })).statusCode).toBe(201);
    expect((await mailOf(careless))?.text).toContain('la confirmes');
    await open(projectId);
    expect((await wishesOf(attentive, projectId))[0].needsConfirmation).toBe(true);
    expect((await editWish(attentive, wishId, { amount: '400.00', sheetVersion: 2 })).json().code).toBe(
      'project.preinvestment_not_possible',
    );
    expect(
      (await editWish(attentive, wishId, { amount: '300.00', sheetVersion: 2 })).json().needsConfirmation,
    ).toBe(false);
    const early = await previewAllocation(admin, projectId);
    expect(early.json()).toMatchObject({ status: 409, code: 'project.wishes_to_confirm' });
    expect(early.json().detail).toContain('13/02/2026');
    admin = await at(test, '2026-02-13T22:59:00Z', admin);
    expect((await allocate(projectId)).json().code).toBe('project.wishes_to_confirm');
    admin = await at(test, '2026-02-13T23:00:00Z', admin);
    expect((await allocate(projectId)).statusCode).toBe(200);
    const later = await as(test, attentive);
    expect((await wishesOf(await as(test, careless), projectId))[0]).toMatchObject({
      state: 'missed',
      reason: 'sheet',
    });
    const [confirmed] = await wishesOf(later, projectId);
    const evidence = (await later.get(`/v1/project/orders/${confirmed.orderId}/evidence`)).json();
    expect(evidence.sheetVersion).toBe(2);
    expect(await balances(test, `wallet:${careless.userId}`, `deposits:${projectId}`)).toEqual([60_000, 0]);
    admin = await at(test, '2026-02-03T12:00:00Z', admin);
  });
});

describe('[L17] the terms of a preinvestment', () => {
  it.each([
    ['minimumInvestment', '200.00'],
    ['maxInvestorNumber', 400],
    ['preinvestorMaxNumber', 2],
    ['preinvestorDateEnd', '2026-02-21'],
    ['preinvestorDeposit', '30.00'],
    ['preinvestorAmount', '900.00'],
  ])('fix %s while there are wishes', async (path, value) => {
    const projectId = await preinvestment();
    const investor = await anInvestor(test, 60_000);
    const { wishId } = (await wish(investor, projectId, '300.00')).json();
    const change = () => admin.patch(projectUrl(projectId), { body: { [path]: value } });
    expect((await change()).json()).toMatchObject({ code: 'project.wishes_bind', errors: [{ path }] });
    await revoke(investor, wishId);
    expect((await change()).statusCode).toBe(200);
  });
});
