/**
 * Goal: room that a cancellation makes in a fully subscribed project goes to its waiting list, in order. Each of these orders has
 * its own reflection period.
 */
import { fixedTexts, questionnaire } from '@semilla/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { aCompany } from '../../../test/companies.ts';
import { bestAnswers } from '../../../test/investor-facts.ts';
import { mailAbout, mailsTo } from '../../../test/mails.ts';
import { anInvestor } from '../../../test/money.ts';
import { at, balances, cancel, compareBooks, invest, openProject, projectUrl } from '../../../test/orders.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import {
  join,
  fullProject as newFullProject,
  ownPlaces,
  placesUrl,
  stateOf,
  untilState,
} from '../../../test/waiting-lists.ts';
import { projects } from '../../schema/projects.ts';
import { users } from '../../schema/users.ts';
import { waitingPlaces } from '../../schema/waiting-places.ts';
import { fillWaitingLists } from '../fill-waiting-lists.ts';

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

const leave = (caller: Caller, id: string) => caller.post(`${placesUrl}/${id}/leave`, { body: {} });
const fullProject = (...terms: [Parameters<typeof openProject>[2]?, string?]) =>
  newFullProject(test, admin, ...terms);

describe('a waiting list', () => {
  it('[L15] fills cancelled amounts in order, each with its own period, and the last one in part', async () => {
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
    // Changes the room without telling the job that fills the list, as between a cancellation and that job.
    const changeRoom = (cents: number) =>
      test.db
        .update(projects)
        .set({ amountInvestedCents: sql`${projects.amountInvestedCents} - ${cents}` })
        .where(eq(projects.projectId, projectId));
    await changeRoom(10_000);
    expect((await invest(lateInvestor, projectId, '100.00')).json().code).toBe('project.others_wait');
    await changeRoom(-10_000);
    expect((await cancel(first, orderId)).statusCode).toBe(200);
    await untilState(waiting, projectId, 'missed');
    expect((await ownPlaces(waiting, projectId))[0]).toMatchObject({ refusal: 'balance', position: null });
    expect((await leave(waiting, waitingPlaceId)).json().code).toBe('project.waiting_over');
    expect((await invest(lateInvestor, projectId, '100.00')).statusCode).toBe(201);
  });

  it('[L15] invests what the wallet holds if that is enough for an order', async () => {
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

  it('[L13][L15] can be left without a reason, once', async () => {
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

  it('[L15] tells investors whose amount is below a raised minimum', async () => {
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
    expect(text).toContain(
      'La inversión mínima del proyecto es ahora mayor que el importe apuntado en la lista.',
    );
  });

  it('[L15] tells an unapproved investor of a private project that identity is the reason, not the end of the list', async () => {
    const { projectId, first, orderId } = await fullProject({ private: true });
    const email = 'lista.privada@example.com';
    const waiting = await anInvestor(test, 50_000, { email });
    await join(waiting, projectId, '500.00');
    await test.db
      .update(users)
      .set({ verificationStatus: 'Declined' })
      .where(eq(users.userId, waiting.userId));
    const { name } = (await admin.get(projectUrl(projectId))).json();
    await cancel(first, orderId);
    const { text } = await mailAbout(test, email, `Tu lugar en la lista de espera de ${name}`);
    expect(text).toContain('La identidad no estaba verificada.');
    const [place] = await test.db
      .select()
      .from(waitingPlaces)
      .where(eq(waitingPlaces.userId, waiting.userId));
    expect(place).toMatchObject({ state: 'missed', refusal: 'identity' });
  });

  it('[L15][L25] refuses the company that runs the platform, and says why', async () => {
    const { projectId, first, orderId } = await fullProject();
    const email = 'lista.plataforma@example.com';
    const company = await aCompany(test, 50_000, { name: 'La plataforma S.L.', email });
    expect((await join(company, projectId, '500.00')).statusCode).toBe(201);
    const { taxId } = test.services.config.company;
    await test.db.update(users).set({ taxId }).where(eq(users.userId, company.userId));
    await cancel(first, orderId);
    await untilState(company, projectId, 'missed');
    expect(await ownPlaces(company, projectId)).toMatchObject([{ refusal: 'provider' }]);
    const { name } = (await admin.get(projectUrl(projectId))).json();
    const { text } = await mailAbout(test, email, `Tu lugar en la lista de espera de ${name}`);
    expect(text).toContain('La empresa que gestiona la plataforma no puede invertir en sus proyectos.');
  });

  it('[L15] ends when its project closes, with a mail to its investors', async () => {
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

  it('[L21] is kept while the offer is suspended, with a mail to its investors', async () => {
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

  it('[L15] is refused if already on the list, and while there is room', async () => {
    const { projectId } = await fullProject();
    const investor = await anInvestor(test, 50_000);
    await join(investor, projectId, '500.00');
    expect((await join(investor, projectId, '500.00')).json().code).toBe('project.waiting_already');
    const open = await openProject(test, admin, { financingAmount: 100_000 });
    expect((await join(investor, open.projectId, '500.00')).json().code).toBe('project.not_fully_subscribed');
  });

  it('[L9][L15] needs the same consent as an order if the amount is above the threshold', async () => {
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
