import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { addressOf, mailsTo } from '../../../test/mails.ts';
import { anInvestor } from '../../../test/money.ts';
import { balances, compareBooks, projectUrl } from '../../../test/orders.ts';
import { moveTo } from '../../../test/projects.ts';
import { givenPreinvestment, openAfterWindow, wish, wishesOf } from '../../../test/reserved.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { projects } from '../../schema/projects.ts';
import { endUnplacedWishes } from '../end-unplaced-wishes.ts';

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

describe('the end of a project', () => {
  it('[L13] is its closing date too: wishes end and deposits return, and none is taken any more', async () => {
    const projectId = await givenPreinvestment(test, admin, { dateEnd: '2026-03-31' });
    const investor = await anInvestor(test, 60_000);
    await wish(investor, projectId, '300.00');
    await test.db
      .update(projects)
      .set({ preinvestorDateEnd: null, dateEnd: '2026-02-01' })
      .where(eq(projects.projectId, projectId));
    const late = await wish(await anInvestor(test, 60_000), projectId, '300.00');
    expect(late.json().code).toBe('project.preinvestment_over');
    await endUnplacedWishes(test.app);
    expect((await wishesOf(investor, projectId))[0].state).toBe('ended');
    expect(await balances(test, `wallet:${investor.userId}`, `deposits:${projectId}`)).toEqual([60_000, 0]);
  });

  it('[L13][P7] ends its wishes and returns their deposits, which takes two people', async () => {
    const projectId = await givenPreinvestment(test, admin);
    const investor = await anInvestor(test, 60_000);
    await wish(investor, projectId, '300.00');
    await endUnplacedWishes(test.app);
    expect((await wishesOf(investor, projectId))[0].state).toBe('open');
    expect((await moveTo(admin, projectId, 'Discarded')).json()).toMatchObject({
      code: 'project.close_preinvestment',
      detail: expect.stringContaining('ciérralo con devolución'),
    });
    const body = { refund: true, why: 'No sale adelante.' };
    const proposed = await admin.post(`${projectUrl(projectId)}/close`, { body, alone: true });
    expect([proposed.statusCode, proposed.json().effects[0].after]).toMatchObject([202, { wishNumber: 1 }]);
    await endUnplacedWishes(test.app);
    expect((await wishesOf(investor, projectId))[0].state).toBe('open');
    const approver = await as(test, 'admin');
    const approval = `/v1/approvals/${proposed.json().proposalId}/approve`;
    expect((await approver.post(approval, { body: {} })).statusCode).toBe(200);
    expect((await admin.get(projectUrl(projectId))).json().phaseName).toBe('Discarded');
    await endUnplacedWishes(test.app);
    expect((await wishesOf(investor, projectId))[0].state).toBe('ended');
    expect(await balances(test, `wallet:${investor.userId}`, `deposits:${projectId}`)).toEqual([60_000, 0]);
    const [newest] = await mailsTo(test, await addressOf(test, investor.userId));
    expect(newest?.text).toContain('vuelve a estar en tu monedero');
  });

  it('[L13][P7] is not ended by one person who opens and closes its project', async () => {
    const projectId = await givenPreinvestment(test, admin);
    const investor = await anInvestor(test, 60_000);
    await wish(investor, projectId, '300.00');
    await test.db
      .update(projects)
      .set({ preinvestorDateEnd: '2026-02-01' })
      .where(eq(projects.projectId, projectId));
    expect((await moveTo(admin, projectId, 'Investment')).statusCode).toBe(200);
    expect((await moveTo(admin, projectId, 'Closed')).json().code).toBe('project.close_preinvestment');
    await endUnplacedWishes(test.app);
    expect((await wishesOf(investor, projectId))[0].state).toBe('open');
    const body = { refund: true, why: 'No sale adelante.' };
    const proposed = await admin.post(`${projectUrl(projectId)}/close`, { body, alone: true });
    expect([proposed.statusCode, proposed.json().effects[0].after]).toMatchObject([202, { wishNumber: 1 }]);
  });

  it('[L13] cannot be financed by hand before the allocation', async () => {
    const projectId = await givenPreinvestment(test, admin);
    await wish(await anInvestor(test, 60_000), projectId, '300.00');
    await openAfterWindow(admin, projectId);
    await test.db.update(projects).set({ amountInvestedCents: 1 }).where(eq(projects.projectId, projectId));
    expect((await moveTo(admin, projectId, 'Financed')).json().code).toBe('project.preinvestors_first');
    await test.db.update(projects).set({ amountInvestedCents: 0 }).where(eq(projects.projectId, projectId));
  });
});
