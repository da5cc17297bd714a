import { belowTargetTexts } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../test/callers.ts';
import { addressOf, mailAbout } from '../../test/mails.ts';
import { anInvestor } from '../../test/money.ts';
import {
  at,
  balances,
  cancel,
  compareBooks,
  invest,
  openProject,
  ordersUrl,
  projectUrl,
} from '../../test/orders.ts';
import { confirmPlace, join, placesOf } from '../../test/reserved.ts';
import { publishSheet } from '../../test/sheets.ts';
import { buildTestApp, type TestApp } from '../../test/test-app.ts';
import { until } from '../../test/until.ts';
import { thePlatform } from '../kit/change/actor.ts';
import { distributions } from '../schema/distributions.ts';
import { projects } from '../schema/projects.ts';
import { closeProject } from './commands/close-project.ts';
import { platformKey } from './platform-key.ts';
import { refundMissedOffers } from './refund-missed-offers.ts';

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

const lastDay = { dateStart: '2026-03-01', dateEnd: '2026-03-20' };
const open = (given = {}) =>
  openProject(test, admin, { financingAmount: 100_000, cancellationFee: 200, ...lastDay, ...given });
const project = async (projectId: string) => (await admin.get(projectUrl(projectId))).json();

function closeNow(projectId: string, today = '2026-03-27') {
  const missed = { today, staffIds: [] };
  const closing = { actor: thePlatform, projectId, refund: true, adminId: null, missed };
  return test.app.executor.run(closeProject(closing), platformKey());
}

describe('[L15] an offer below its target whose sheet promises everything back', () => {
  it('is refunded automatically after its deadline, and its investors and manager get a mail', async () => {
    const manager = await as(test, 'operator');
    const { projectId, name } = await open({ managerId: manager.userId });
    const investor = await anInvestor(test, 50_000);
    const placed = (await invest(investor, projectId, '500.00')).json();
    expect(placed.refundAfter).toBe('2026-03-20');
    admin = await at(test, '2026-03-20T20:00:00Z', admin);
    await refundMissedOffers(test.app);
    expect((await project(projectId)).phaseName).toBe('Investment');

    admin = await at(test, '2026-03-20T23:01:00Z', admin);
    await refundMissedOffers(test.app);
    expect((await project(projectId)).phaseName).toBe('Closed');
    expect(await balances(test, `wallet:${investor.userId}`, `escrow:${projectId}`)).toEqual([50_000, 0]);
    const later = await as(test, investor);
    expect((await later.get(`${ordersUrl}/${placed.orderId}`)).json()).toMatchObject({
      status: 'cancelled',
      penaltyAmount: '0.00',
      refundAfter: null,
    });
    const paid = await test.db.select().from(distributions).where(eq(distributions.projectId, projectId));
    expect(paid).toMatchObject([{ kind: 'refund', adminId: null, principalCents: 50_000 }]);
    const mail = await mailAbout(
      test,
      await addressOf(test, investor.userId),
      `Te hemos devuelto tu inversión en ${name}`,
    );
    expect(mail.text).toMatch(/no ha alcanzado su objetivo en plazo.*500,00/s);
    const forManager = await mailAbout(
      test,
      await addressOf(test, manager.userId),
      `${name} no ha alcanzado su objetivo`,
    );
    expect(forManager.text).toMatch(/500,00.*1\.000,00/s);
    await refundMissedOffers(test.app);
    admin = await at(test, '2026-03-02T10:00:00Z', admin);
  });

  it('mails the administrators if it has no manager, and closes without orders too', async () => {
    const { projectId, name } = await open();
    admin = await at(test, '2026-03-21T10:00:00Z', admin);
    await refundMissedOffers(test.app);
    expect((await project(projectId)).phaseName).toBe('Closed');
    const mail = await mailAbout(
      test,
      await addressOf(test, admin.userId),
      `${name} no ha alcanzado su objetivo`,
    );
    expect(mail.text).toContain(`/admin/project/${projectId}`);
    admin = await at(test, '2026-03-02T10:00:00Z', admin);
  });

  it('lets investors cancel free of charge from the day after the deadline', async () => {
    const { projectId } = await open();
    const investor = await anInvestor(test, 50_000);
    const [first, second] = [
      (await invest(investor, projectId, '200.00')).json(),
      (await invest(investor, projectId, '300.00')).json(),
    ];
    let later = await at(test, '2026-03-20T20:00:00Z', investor);
    const key = crypto.randomUUID();
    expect((await cancel(later, first.orderId, key)).json().penaltyAmount).toBe('4.00');
    later = await at(test, '2026-03-20T23:01:00Z', investor);
    expect((await cancel(later, second.orderId, crypto.randomUUID())).json().penaltyAmount).toBe('0.00');
    admin = await at(test, '2026-03-02T10:00:00Z', admin);
  });

  it('is not refunded while a place on its waiting list can be filled', async () => {
    const { projectId } = await open();
    const ofProject = eq(projects.projectId, projectId);
    await test.db.update(projects).set({ waitingNumber: 1 }).where(ofProject);
    admin = await at(test, '2026-03-23T10:00:00Z', admin);
    await refundMissedOffers(test.app);
    expect((await project(projectId)).phaseName).toBe('Investment');
    await test.db.update(projects).set({ waitingNumber: 0 }).where(ofProject);
    await refundMissedOffers(test.app);
    expect((await project(projectId)).phaseName).toBe('Closed');
    admin = await at(test, '2026-03-02T10:00:00Z', admin);
  });

  it('[L21] waits one reflection period for investors who must confirm their places after a correction', async () => {
    const { projectId } = await open();
    const [first, second] = [await anInvestor(test, 50_000), await anInvestor(test, 50_000)];
    await invest(first, projectId, '500.00');
    const { orderId } = (await invest(second, projectId, '500.00')).json();
    const [waiting, silent] = [await anInvestor(test, 30_000), await anInvestor(test, 30_000)];
    const { waitingPlaceId } = (await join(waiting, projectId, '300.00')).json();
    await join(silent, projectId, '300.00');
    // A Monday after the deadline.
    admin = await at(test, '2026-03-23T10:00:00Z', admin);
    const body = { reason: 'Falta una deuda.', reasonEn: 'A debt is missing.' };
    expect((await admin.post(`${projectUrl(projectId)}/sheet/suspend`, { body })).statusCode).toBe(200);
    expect((await cancel(await as(test, second), orderId, crypto.randomUUID())).statusCode).toBe(200);
    // Nothing is refunded during the suspension, which has a deadline of its own.
    await refundMissedOffers(test.app);
    await expect(closeNow(projectId)).rejects.toMatchObject({ code: 'request.conflict' });
    expect((await project(projectId)).phaseName).toBe('Investment');
    expect((await publishSheet(admin, projectId)).statusCode).toBe(201);
    admin = await at(test, '2026-03-27T22:59:00Z', admin);
    await refundMissedOffers(test.app);
    await expect(closeNow(projectId)).rejects.toMatchObject({ code: 'request.conflict' });
    expect(await project(projectId)).toMatchObject({ phaseName: 'Investment', waitingNumber: 0 });

    expect((await confirmPlace(await as(test, waiting), waitingPlaceId, 2)).statusCode).toBe(200);
    await until(
      async () => (await placesOf(await as(test, waiting), projectId))[0].state === 'invested' || undefined,
    );
    admin = await at(test, '2026-03-27T23:00:00Z', admin);
    await refundMissedOffers(test.app);
    expect((await project(projectId)).phaseName).toBe('Closed');
    admin = await at(test, '2026-03-02T10:00:00Z', admin);
  });

  it('is left open if it reached its target, has no deadline or has no sheet', async () => {
    const [full, endless, old] = [await open(), await open({ dateEnd: null }), await open()];
    await invest(await anInvestor(test, 100_000), full.projectId, '1000.00');
    const unpromised = { sheetVersion: 0, refundBelowTarget: false };
    await test.db.update(projects).set(unpromised).where(eq(projects.projectId, old.projectId));
    admin = await at(test, '2026-06-23T10:00:00Z', admin);
    await refundMissedOffers(test.app);
    for (const { projectId } of [full, endless, old])
      expect((await project(projectId)).phaseName).toBe('Investment');
    admin = await at(test, '2026-03-02T10:00:00Z', admin);
  });
});

describe('[L15][L18] an offer below its target whose sheet gives the owner 30 days to take less', () => {
  async function openPartial() {
    const opened = await open();
    const edits = { texts: { belowTarget: belowTargetTexts.partial } };
    expect((await publishSheet(admin, opened.projectId, { edits })).statusCode).toBe(201);
    expect(await project(opened.projectId)).toMatchObject({ refundBelowTarget: false, partialDays: 30 });
    return opened;
  }

  it('can be cancelled free of charge from the day after the deadline, not before', async () => {
    const { projectId } = await openPartial();
    const investor = await anInvestor(test, 50_000);
    const [first, second] = [
      (await invest(investor, projectId, '200.00')).json(),
      (await invest(investor, projectId, '300.00')).json(),
    ];
    let later = await at(test, '2026-03-20T20:00:00Z', investor);
    const early = await cancel(later, first.orderId, crypto.randomUUID());
    expect(early.json().penaltyAmount).toBe('4.00');
    later = await at(test, '2026-03-20T23:01:00Z', investor);
    const free = await cancel(later, second.orderId, crypto.randomUUID());
    expect(free.json().penaltyAmount).toBe('0.00');
    admin = await at(test, '2026-03-02T10:00:00Z', admin);
  });

  it('is refunded free of charge once the 30 days are over, with the mails', async () => {
    const manager = await as(test, 'operator');
    const { projectId, name } = await openPartial();
    await test.db
      .update(projects)
      .set({ managerId: manager.userId })
      .where(eq(projects.projectId, projectId));
    const investor = await anInvestor(test, 50_000);
    const { orderId } = (await invest(investor, projectId, '500.00')).json();
    // The thirtieth day after the deadline, which was 20 March.
    admin = await at(test, '2026-04-19T20:00:00Z', admin);
    await refundMissedOffers(test.app);
    await expect(closeNow(projectId, '2026-04-19')).rejects.toMatchObject({ code: 'request.conflict' });
    expect((await project(projectId)).phaseName).toBe('Investment');

    admin = await at(test, '2026-04-19T22:01:00Z', admin);
    await refundMissedOffers(test.app);
    expect((await project(projectId)).phaseName).toBe('Closed');
    expect(await balances(test, `wallet:${investor.userId}`, `escrow:${projectId}`)).toEqual([50_000, 0]);
    const order = (await (await as(test, investor)).get(`${ordersUrl}/${orderId}`)).json();
    expect(order).toMatchObject({ status: 'cancelled', penaltyAmount: '0.00' });
    const to = await addressOf(test, investor.userId);
    const mail = await mailAbout(test, to, `Te hemos devuelto tu inversión en ${name}`);
    expect(mail.text).toMatch(/no ha alcanzado su objetivo en plazo.*500,00/s);
    const forManager = await addressOf(test, manager.userId);
    await mailAbout(test, forManager, `${name} no ha alcanzado su objetivo`);
    admin = await at(test, '2026-03-02T10:00:00Z', admin);
  });
});
