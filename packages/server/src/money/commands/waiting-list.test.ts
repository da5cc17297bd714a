/**
 * Goal: room that a cancellation makes in a fully subscribed project goes to its waiting list, in order, and each order from
 * it has a reflection period of its own.
 */
import { fixedTexts, questionnaire, termsVersion } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { bestAnswers } from '../../../test/investor-facts.ts';
import { mailAbout, mailsTo } from '../../../test/mails.ts';
import { anInvestor } from '../../../test/money.ts';
import { at, balances, cancel, compareBooks, invest, openProject, projectUrl } from '../../../test/orders.ts';
import { publishSheet } from '../../../test/sheets.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { users } from '../../schema/users.ts';
import { waitingPlaces } from '../../schema/waiting-places.ts';
import { fillWaitingLists } from '../fill-waiting-lists.ts';

const placesUrl = '/v1/project/waiting-places';

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

const join = (caller: Caller, projectId: string, amount: string, more: object = {}) =>
  caller.post(placesUrl, { body: { projectId, amount, termsVersion, sheetVersion: 1, ...more } });
const leave = (caller: Caller, id: string) => caller.post(`${placesUrl}/${id}/leave`, { body: {} });
const ownPlaces = async (caller: Caller, projectId: string) =>
  (await caller.get(`${placesUrl}?projectId=${projectId}`)).json().data;
const stateOf = async (caller: Caller, projectId: string) => {
  const [place] = await ownPlaces(caller, projectId);
  return [place?.state, place?.investedAmount];
};
const untilState = (caller: Caller, projectId: string, state: string) =>
  until(async () => (await stateOf(caller, projectId))[0] === state || undefined);

/** A project of 1,000 € that one investor filled, with the order to cancel. */
async function fullProject(terms: Parameters<typeof openProject>[2] = {}, amount = '1000.00') {
  const { projectId } = await openProject(test, admin, {
    financingAmount: 100_000,
    minimumInvestment: 10_000,
    ...terms,
  });
  const first = await anInvestor(test, 300_000);
  const { orderId } = (await invest(first, projectId, amount)).json();
  return { projectId, first, orderId };
}

describe('a waiting list', () => {
  it('[L15] fills what is cancelled in order, each with a period of its own, and in part at its end', async () => {
    const { projectId, first, orderId } = await fullProject();
    const [second, third, fourth] = [
      await anInvestor(test, 60_000),
      await anInvestor(test, 100_000),
      await anInvestor(test, 50_000),
    ];
    expect((await join(second, projectId, '600.00')).json()).toMatchObject({ state: 'waiting', position: 1 });
    expect((await join(third, projectId, '700.00')).json()).toMatchObject({ position: 2 });
    expect((await join(fourth, projectId, '500.00')).json()).toMatchObject({ position: 3 });
    expect((await admin.get(projectUrl(projectId))).json().waitingNumber).toBe(3);
    expect(await balances(test, `wallet:${second.userId}`)).toEqual([60_000]);

    const later = await at(test, '2026-02-03T09:00:00Z', first);
    expect((await cancel(later, orderId)).statusCode).toBe(200);
    const [secondNow, thirdNow, fourthNow] = [
      await as(test, second),
      await as(test, third),
      await as(test, fourth),
    ];
    await untilState(thirdNow, projectId, 'invested');
    expect(await stateOf(secondNow, projectId)).toEqual(['invested', '600.00']);
    expect(await stateOf(thirdNow, projectId)).toEqual(['invested', '400.00']);
    expect(await stateOf(fourthNow, projectId)).toEqual(['waiting', null]);
    const [order] = (await thirdNow.get(`/v1/project/orders?projectId=${projectId}`)).json().data;
    expect(order).toMatchObject({ amount: '400.00', freeCancellationUntil: '2026-02-09' });
    admin = await as(test, admin);
    expect((await admin.get(projectUrl(projectId))).json()).toMatchObject({
      waitingNumber: 1,
      amountInvested: '1000.00',
      fullySubscribedUntil: '2026-02-09',
    });
    const evidence = await thirdNow.get(`/v1/project/orders/${order.orderId}/evidence`);
    expect(evidence.json()).toMatchObject({ amount: '400.00', language: 'es' });
  });

  it('[L15] keeps the room for those who wait', async () => {
    const { projectId, first, orderId } = await fullProject();
    const waiting = await anInvestor(test, 0);
    await test.db
      .update(users)
      .set({ verificationStatus: 'Approved' })
      .where(eq(users.userId, waiting.userId));
    const { waitingPlaceId } = (await join(waiting, projectId, '100.00')).json();
    const lateInvestor = await anInvestor(test, 100_000);
    expect((await invest(lateInvestor, projectId, '100.00')).json().code).toBe('project.fully_subscribed');
    // Nothing fills the list before the next order is tried.
    const [cancelled, refused] = await Promise.all([
      cancel(first, orderId),
      invest(lateInvestor, projectId, '100.00'),
    ]);
    expect(cancelled.statusCode).toBe(200);
    expect(['project.others_wait', 'project.fully_subscribed']).toContain(refused.json().code);
    await untilState(waiting, projectId, 'missed');
    expect((await ownPlaces(waiting, projectId))[0]).toMatchObject({ refusal: 'balance', position: null });
    expect((await leave(waiting, waitingPlaceId)).json().code).toBe('project.waiting_over');
    expect((await invest(lateInvestor, projectId, '100.00')).statusCode).toBe(201);
  });

  it('[L15] invests what the wallet holds if that is a whole order', async () => {
    const { projectId, first, orderId } = await fullProject();
    const waiting = await anInvestor(test, 25_000);
    await join(waiting, projectId, '900.00');
    await cancel(first, orderId);
    await untilState(waiting, projectId, 'invested');
    expect(await stateOf(waiting, projectId)).toEqual(['invested', '250.00']);
    const [row] = await test.db.select().from(users).where(eq(users.userId, waiting.userId));
    const [mail] = await mailsTo(test, row?.email ?? '');
    expect(mail?.text).toContain('te tocaba en la lista de espera');
  });

  it('[L13][L15] is left without a reason, once', async () => {
    const { projectId, first, orderId } = await fullProject();
    const [leaving, staying] = [await anInvestor(test, 50_000), await anInvestor(test, 50_000)];
    const { waitingPlaceId } = (await join(leaving, projectId, '500.00')).json();
    await join(staying, projectId, '500.00');
    expect((await leave(staying, waitingPlaceId)).statusCode).toBe(404);
    expect((await leave(leaving, waitingPlaceId)).json()).toMatchObject({ state: 'left', position: null });
    expect((await leave(leaving, waitingPlaceId)).json().code).toBe('project.waiting_over');
    expect((await ownPlaces(staying, projectId))[0].position).toBe(1);
    await cancel(first, orderId);
    await untilState(staying, projectId, 'invested');
    expect(await balances(test, `wallet:${leaving.userId}`)).toEqual([50_000]);
  });

  it('[L15] tells an investor whose amount is below a raised minimum', async () => {
    const { projectId, first, orderId } = await fullProject();
    const email = 'plaza.minima@example.com';
    const waiting = await anInvestor(test, 50_000, { email });
    await join(waiting, projectId, '100.00');
    const raised = await admin.patch(projectUrl(projectId), { body: { minimumInvestment: '200.00' } });
    expect(raised.statusCode).toBe(200);
    await cancel(first, orderId);
    await untilState(waiting, projectId, 'missed');
    expect(await ownPlaces(waiting, projectId)).toMatchObject([{ refusal: 'belowMinimum' }]);
    const { name } = (await admin.get(projectUrl(projectId))).json();
    const { text } = await mailAbout(test, email, `Tu lugar en la lista de espera de ${name}`);
    expect(text).toContain('La inversión mínima del proyecto es ahora mayor que el importe apuntado en la lista.');
  });

  it('[L15] ends when its project closes, and investors get a mail', async () => {
    const { projectId } = await fullProject();
    const waiting = await anInvestor(test, 50_000);
    await join(waiting, projectId, '500.00');
    const closed = await admin.post(`${projectUrl(projectId)}/close`, { body: { refund: true } });
    expect(closed.statusCode).toBe(200);
    await fillWaitingLists(test.app);
    expect(await stateOf(waiting, projectId)).toEqual(['ended', null]);
    expect((await admin.get(projectUrl(projectId))).json().waitingNumber).toBe(0);
    const [row] = await test.db.select().from(users).where(eq(users.userId, waiting.userId));
    const [mail] = await mailsTo(test, row?.email ?? '');
    expect(mail?.subject).toContain('lista de espera');
  });

  it('[L21] stays as it is while the offer is suspended, and investors get a mail', async () => {
    const { projectId, first, orderId } = await fullProject();
    const waiting = await anInvestor(test, 50_000);
    await join(waiting, projectId, '500.00');
    const body = { reason: 'Falta una deuda.', reasonEn: 'A debt is missing.' };
    expect((await admin.post(`${projectUrl(projectId)}/sheet/suspend`, { body })).statusCode).toBe(200);
    const [row] = await test.db.select().from(users).where(eq(users.userId, waiting.userId));
    const [mail] = await mailsTo(test, row?.email ?? '');
    expect(mail?.text).toContain('Sigues en la lista de espera');
    expect((await cancel(first, orderId)).statusCode).toBe(200);
    await fillWaitingLists(test.app);
    expect(await stateOf(waiting, projectId)).toEqual(['waiting', null]);
  });
});

describe('joining', () => {
  it.each<[string, string, object, string]>([
    ['without accepting the terms', '500.00', { termsVersion: '2020-01' }, 'project.terms_not_accepted'],
    ['with less than the minimum', '99.99', {}, 'project.amount_below_minimum'],
    ['with more than the target', '1000.01', {}, 'project.amount_above_remaining'],
  ])('[L15] is refused %s', async (_, amount, more, code) => {
    const { projectId } = await fullProject();
    expect((await join(await anInvestor(test, 0), projectId, amount, more)).json().code).toBe(code);
  });

  it('[L15] is refused twice, and while there is room', async () => {
    const { projectId } = await fullProject();
    const investor = await anInvestor(test, 50_000);
    await join(investor, projectId, '500.00');
    expect((await join(investor, projectId, '500.00')).json().code).toBe('project.waiting_already');
    const open = await openProject(test, admin, { financingAmount: 100_000 });
    expect((await join(investor, open.projectId, '500.00')).json().code).toBe('project.not_fully_subscribed');
  });

  it('[L9][L15] with more than the threshold needs the consent that its order needs', async () => {
    const { projectId } = await fullProject({ financingAmount: 300_000 }, '3000.00');
    const investor = await anInvestor(test, 300_000, { isUntested: true });
    const { version: questionnaireVersion } = questionnaire;
    await investor.post('/v1/account/entry-tests', { body: { questionnaireVersion, answers: bestAnswers } });
    expect((await join(investor, projectId, '1000.01')).json().code).toBe('project.risk_consent_needed');
    const { version: warningVersion } = fixedTexts.riskWarning;
    const riskConsent = { isAccepted: true, warningVersion };
    expect((await join(investor, projectId, '1000.01', { riskConsent })).statusCode).toBe(201);
  });
});

describe('a change of the sheet', () => {
  it('[L21] skips a place until its investor confirms it, and the evidence names the sheet that was read', async () => {
    const { projectId, first, orderId } = await fullProject();
    const [careless, next] = [await anInvestor(test, 60_000), await anInvestor(test, 60_000)];
    const { waitingPlaceId } = (await join(careless, projectId, '600.00')).json();
    expect((await publishSheet(admin, projectId, { isMaterial: true })).statusCode).toBe(201);
    expect((await ownPlaces(careless, projectId))[0]).toMatchObject({ needsConfirmation: true });
    expect((await admin.get(projectUrl(projectId))).json().waitingNumber).toBe(0);
    const joined = await join(next, projectId, '300.00', { sheetVersion: 2 });
    expect([joined.json().position, (await ownPlaces(next, projectId))[0].position]).toEqual([2, 2]);
    await cancel(first, orderId);
    await untilState(next, projectId, 'invested');
    expect(await stateOf(careless, projectId)).toEqual(['waiting', null]);

    const url = `${placesUrl}/${waitingPlaceId}/confirm`;
    const confirmed = await careless.post(url, { body: { termsVersion, sheetVersion: 2 } });
    expect(confirmed.json()).toMatchObject({
      state: 'waiting',
      needsConfirmation: false,
      position: 1,
    });
    await untilState(careless, projectId, 'invested');
    const [place] = await ownPlaces(careless, projectId);
    const evidence = (await careless.get(`/v1/project/orders/${place.orderId}/evidence`)).json();
    expect(evidence).toMatchObject({ amount: '600.00', sheetVersion: 2 });
  });

  it('[L21] is not confirmed while the offer is suspended, because that sheet is the wrong one', async () => {
    const { projectId } = await fullProject();
    const waiting = await anInvestor(test, 60_000);
    const { waitingPlaceId } = (await join(waiting, projectId, '600.00')).json();
    await publishSheet(admin, projectId, { isMaterial: true });
    const body = { reason: 'Falta una deuda.', reasonEn: 'A debt is missing.' };
    await admin.post(`${projectUrl(projectId)}/sheet/suspend`, { body });
    const url = `${placesUrl}/${waitingPlaceId}/confirm`;
    const refused = await waiting.post(url, { body: { termsVersion, sheetVersion: 2 } });
    expect(refused.json()).toMatchObject({ status: 409, code: 'project.offer_suspended' });
    expect((await ownPlaces(waiting, projectId))[0]).toMatchObject({ needsConfirmation: true });
  });

  it('[L21] tells an investor with an order, who also waits, to confirm the place', async () => {
    const { projectId, first } = await fullProject();
    await join(first, projectId, '200.00');
    const { name } = (await admin.get(projectUrl(projectId))).json();
    await publishSheet(admin, projectId, { isMaterial: true });
    const [user] = await test.db.select().from(users).where(eq(users.userId, first.userId));
    const mail = await mailAbout(test, user?.email ?? '', `Ha cambiado la ficha de ${name}`);
    expect(mail.text).toContain('puedes cancelar tu inversión sin coste');
    expect(mail.text).toContain('tu puesto se salta hasta que leas la ficha nueva');
  });

  it('[L21] that is not material leaves the places, whose evidence names the earlier version', async () => {
    const { projectId, first, orderId } = await fullProject();
    const waiting = await anInvestor(test, 60_000);
    await join(waiting, projectId, '600.00');
    await publishSheet(admin, projectId);
    await cancel(first, orderId);
    await untilState(waiting, projectId, 'invested');
    const [place] = await ownPlaces(waiting, projectId);
    const evidence = (await waiting.get(`/v1/project/orders/${place.orderId}/evidence`)).json();
    expect(evidence.sheetVersion).toBe(1);
  });

  it('[L15] fills the list with the room that it makes', async () => {
    const { projectId } = await fullProject();
    const waiting = await anInvestor(test, 60_000);
    const { waitingPlaceId } = (await join(waiting, projectId, '600.00')).json();
    const edits = { terms: { financingAmount: '2000.00' } };
    await publishSheet(admin, projectId, { edits });
    await waiting.post(`${placesUrl}/${waitingPlaceId}/confirm`, { body: { termsVersion, sheetVersion: 2 } });
    await untilState(waiting, projectId, 'invested');
    expect((await admin.get(projectUrl(projectId))).json().amountInvested).toBe('1600.00');
  });
});

it('[L15] keeps the order of places that were taken at the same moment', async () => {
  const { projectId } = await fullProject();
  const investors = await Promise.all(Array.from({ length: 8 }, () => anInvestor(test, 10_000)));
  const joined = await Promise.all(investors.map((investor) => join(investor, projectId, '100.00')));
  const taken = joined.map((answer) => answer.json()).toSorted((one, other) => one.position - other.position);
  expect(taken.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  const rows = await test.db
    .select()
    .from(waitingPlaces)
    .where(eq(waitingPlaces.projectId, projectId))
    .orderBy(waitingPlaces.number);
  expect(rows.map(({ userId }) => userId)).toEqual(taken.map(({ userId }) => userId));
  const listed = (await admin.get(`${placesUrl}?projectId=${projectId}`)).json().data;
  const positions = new Map(listed.map((place: Record<string, unknown>) => [place.userId, place.position]));
  expect(taken.map(({ userId }) => positions.get(userId))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});
