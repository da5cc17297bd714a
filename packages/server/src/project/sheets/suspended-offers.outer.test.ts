import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { addressOf, mailAbout, mailsTo } from '../../../test/mails.ts';
import { anInvestor } from '../../../test/money.ts';
import {
  at,
  balances,
  cancel,
  compareBooks,
  invest,
  openProject,
  ordersUrl,
  projectUrl,
} from '../../../test/orders.ts';
import { moveTo } from '../../../test/projects.ts';
import { givenPreinvestment, wish, wishesOf } from '../../../test/reserved.ts';
import { publishSheet } from '../../../test/sheets.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { cancelSuspendedOffers } from '../../money/cancel-suspended-offers.ts';
import { financeProjects } from '../../money/finance-projects.ts';
import { users } from '../../schema/users.ts';

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  // A Monday.
  test = await buildTestApp({ now: new Date('2026-03-02T10:00:00Z') });
  admin = await as(test, 'admin');
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});

const reasons = { reason: 'La deuda es mayor.', reasonEn: 'The debt is higher.' };
const suspend = (caller: Caller, projectId: string, body: object = reasons) =>
  caller.post(`${projectUrl(projectId)}/sheet/suspend`, { body });
const open = (given = {}) =>
  openProject(test, admin, { financingAmount: 100_000, cancellationFee: 200, ...given });
const project = async (projectId: string) => (await admin.get(projectUrl(projectId))).json();

describe('[L21] an error in a sheet', () => {
  it('suspends the offer for 30 calendar days: orders are refused with a specific code', async () => {
    const { projectId } = await open();
    const answer = await suspend(admin, projectId);
    expect(answer.json()).toEqual({ suspendedUntil: '2026-04-01' });
    expect(await project(projectId)).toMatchObject({ phaseName: 'Investment', suspendedUntil: '2026-04-01' });
    const refused = await invest(await anInvestor(test, 50_000), projectId, '500.00');
    expect(refused.json()).toMatchObject({
      status: 409,
      code: 'project.offer_suspended',
      detail: expect.stringContaining('suspendida'),
    });
  });

  it('can be read by everyone who sees the project, until it is corrected', async () => {
    const { projectId } = await open();
    const suspension = `${projectUrl(projectId)}/sheet/suspension`;
    const visitor = () => test.app.inject({ url: suspension });
    expect((await visitor()).statusCode).toBe(404);
    await suspend(admin, projectId);
    const found = { ...reasons, until: '2026-04-01' };
    expect((await visitor()).json()).toEqual(found);
    for (const role of ['user', 'operator'] as const)
      expect((await (await as(test, role)).get(suspension)).json()).toEqual(found);
    await publishSheet(admin, projectId, { changes: 'La deuda es de 2 M€.' });
    expect((await visitor()).statusCode).toBe(404);
  });

  it('in a private project is hidden with it', async () => {
    const { projectId } = await open({ private: true });
    await suspend(admin, projectId);
    const suspension = `${projectUrl(projectId)}/sheet/suspension`;
    expect((await test.app.inject({ url: suspension })).statusCode).toBe(404);
    expect((await admin.get(suspension)).statusCode).toBe(200);
  });

  it('can be read by the manager who corrects it, and blocks every later phase', async () => {
    const manager = await as(test, 'operator');
    const { projectId } = await open({ managerId: manager.userId });
    const suspension = `${projectUrl(projectId)}/sheet/suspension`;
    await suspend(manager, projectId);
    expect((await manager.get(suspension)).json()).toEqual({ ...reasons, until: '2026-04-01' });
    expect((await moveTo(admin, projectId, 'Financed')).json().code).toBe('project.offer_suspended');
    await publishSheet(admin, projectId, { changes: 'La deuda es de 2 M€.' });
    expect((await manager.get(suspension)).statusCode).toBe(404);
  });

  it('is reported by the project’s manager, not by others, not twice, and not before it is open', async () => {
    const manager = await as(test, 'operator');
    const { projectId } = await open({ managerId: manager.userId });
    expect((await suspend(await as(test, 'operator'), projectId)).statusCode).toBe(404);
    expect((await suspend(await as(test, 'user'), projectId)).statusCode).toBe(403);
    expect((await suspend(manager, projectId, { reason: 'Falta un idioma.' })).statusCode).toBe(400);
    expect((await suspend(manager, projectId)).statusCode).toBe(200);
    expect((await suspend(admin, projectId)).json().code).toBe('project.offer_suspended');
    const closed = await open({ phase: 'Next_Opening' });
    expect((await suspend(admin, closed.projectId)).json().code).toBe('project.investing_not_possible');
  });

  it('suspends a preinvestment too; if it is not corrected, the wishes end and deposits are returned', async () => {
    const preinvested = { preinvestorDateEnd: null };
    const [left, corrected] = [
      await givenPreinvestment(test, admin, preinvested),
      await givenPreinvestment(test, admin, preinvested),
    ];
    const investor = await anInvestor(test, 100_000);
    for (const projectId of [left, corrected]) await wish(investor, projectId, '300.00');
    for (const projectId of [left, corrected]) {
      expect((await suspend(admin, projectId)).json()).toEqual({ suspendedUntil: '2026-04-01' });
      const refused = await wish(await anInvestor(test, 100_000), projectId, '300.00');
      expect(refused.json().code).toBe('project.offer_suspended');
      expect((await moveTo(admin, projectId, 'Investment')).json().code).toBe('project.offer_suspended');
    }
    const { name } = await project(left);
    const mail = await mailAbout(
      test,
      await addressOf(test, investor.userId),
      `La oferta de ${name} está suspendida`,
    );
    expect(mail.text).toContain('tu depósito vuelve a tu monedero');
    await publishSheet(admin, corrected);
    expect(await project(corrected)).toMatchObject({ suspendedUntil: null, wishNumber: 1 });
    expect((await wishesOf(investor, corrected))[0].needsConfirmation).toBe(true);

    admin = await at(test, '2026-04-02T10:00:00Z', admin);
    await cancelSuspendedOffers(test.app);
    expect((await project(left)).phaseName).toBe('Discarded');
    expect((await project(corrected)).phaseName).toBe('Preinvestment');
    const later = await as(test, investor);
    expect((await wishesOf(later, left))[0].state).toBe('ended');
    expect(await balances(test, `deposits:${left}`, `deposits:${corrected}`)).toEqual([0, 2_000]);
    admin = await at(test, '2026-03-02T10:00:00Z', admin);
  });

  it('is mailed at once to those who have invested, in their language, and to nobody else', async () => {
    const { projectId, name } = await open();
    const [investor, other] = [await anInvestor(test, 50_000), await anInvestor(test, 50_000)];
    await test.db.update(users).set({ language: 'en' }).where(eq(users.userId, investor.userId));
    await invest(investor, projectId, '100.00');
    await invest(investor, projectId, '200.00');
    await suspend(admin, projectId);
    const mail = await mailAbout(
      test,
      await addressOf(test, investor.userId),
      `The offer of ${name} is suspended`,
    );
    expect(mail.text).toContain('The debt is higher.');
    expect(mail.text).toContain('01/04/2026');
    const suspensions = async (caller: Caller) =>
      (await mailsTo(test, await addressOf(test, caller.userId))).filter(({ subject }) =>
        /suspend/.test(subject),
      ).length;
    expect([await suspensions(investor), await suspensions(other)]).toEqual([1, 0]);
  });

  it('lets investors revoke free of charge, even after their period and when fully subscribed', async () => {
    const { projectId } = await open();
    const investor = await anInvestor(test, 100_000);
    const placed = (await invest(investor, projectId, '1000.00')).json();
    admin = await at(test, '2026-04-20T10:00:00Z', admin);
    const later = await as(test, investor);
    expect((await cancel(later, placed.orderId, crypto.randomUUID())).json().code).toBe(
      'project.order_bound',
    );
    await suspend(admin, projectId);
    const cancelled = await cancel(later, placed.orderId, crypto.randomUUID());
    expect(cancelled.json()).toMatchObject({ status: 'cancelled', penaltyAmount: '0.00' });
    expect(await balances(test, `wallet:${investor.userId}`, `escrow:${projectId}`)).toEqual([100_000, 0]);
  });

  it('keeps a full project from being financed, both by the job and by hand', async () => {
    const { projectId } = await open();
    await invest(await anInvestor(test, 100_000), projectId, '1000.00');
    await suspend(admin, projectId);
    admin = await at(test, '2026-05-04T10:00:00Z', admin);
    await financeProjects(test.app);
    expect((await project(projectId)).phaseName).toBe('Investment');
    expect((await moveTo(admin, projectId, 'Financed')).json().code).toBe('project.offer_suspended');
  });
});

describe('[L21] a corrected sheet', () => {
  it('ends the suspension, is always material, notifies those who invested and renews their periods', async () => {
    const { projectId, name } = await open();
    const investor = await anInvestor(test, 50_000);
    const placed = (await invest(investor, projectId, '500.00')).json();
    await suspend(admin, projectId);
    admin = await at(test, '2026-05-18T10:00:00Z', admin);
    const published = await publishSheet(admin, projectId, { changes: 'La deuda es de 2 M€.' });
    expect(published.json()).toMatchObject({ number: 2, isMaterial: true });
    expect(await project(projectId)).toMatchObject({ suspendedUntil: null, sheetVersion: 2 });
    const mail = await mailAbout(
      test,
      await addressOf(test, investor.userId),
      `Ha cambiado la ficha de ${name}`,
    );
    expect(mail.text).toContain('La deuda es de 2 M€.');
    expect(mail.text).toContain('22/05/2026');
    const later = await as(test, investor);
    expect((await later.get(`${ordersUrl}/${placed.orderId}`)).json().freeCancellationUntil).toBe(
      '2026-05-22',
    );
    expect((await invest(await anInvestor(test, 50_000), projectId, '100.00')).statusCode).toBe(201);
  });
});

describe('[L21] a sheet that is not corrected in time', () => {
  it('cancels the offer on the 31st day, not before, and returns all the money', async () => {
    const { projectId } = await open();
    const investor = await anInvestor(test, 50_000);
    const placed = (await invest(investor, projectId, '500.00')).json();
    const other = await anInvestor(test, 50_000);
    const second = (await invest(other, projectId, '500.00')).json();
    const empty = await open();
    const { suspendedUntil } = (await suspend(admin, projectId)).json();
    await suspend(admin, empty.projectId);
    expect(suspendedUntil).toBe('2026-06-17');
    admin = await at(test, '2026-06-17T20:00:00Z', admin);
    await cancelSuspendedOffers(test.app);
    expect((await project(projectId)).phaseName).toBe('Investment');

    admin = await at(test, '2026-06-17T22:01:00Z', admin);
    // The job that cancels suspended offers has not run yet.
    const [revoking, left] = [await as(test, other), await as(test, investor)];
    expect((await cancel(revoking, second.orderId, crypto.randomUUID())).json()).toMatchObject({
      status: 'cancelled',
      penaltyAmount: '0.00',
    });
    expect((await left.get(`${ordersUrl}/${placed.orderId}`)).json().status).toBe('pending');
    await cancelSuspendedOffers(test.app);
    for (const id of [projectId, empty.projectId])
      expect(await project(id)).toMatchObject({ phaseName: 'Closed', suspendedUntil: null });
    expect(await balances(test, `wallet:${investor.userId}`, `escrow:${projectId}`)).toEqual([50_000, 0]);
    const later = await as(test, investor);
    expect((await later.get(`${ordersUrl}/${placed.orderId}`)).json().status).toBe('cancelled');
    await cancelSuspendedOffers(test.app);
  });
});
