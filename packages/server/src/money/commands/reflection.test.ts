/** Goal: the right to cancel continues after full funding, and nothing happens to the money before it has ended. */
import { civilDateAt, termsVersion } from '@semilla/contract';
import { buildPdf } from '@semilla/contract/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { fileOf, formOf } from '../../../test/forms.ts';
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
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { textOfPdf } from '../../kit/paper/text-of-pdf.ts';
import { fillWaitingLists } from '../fill-waiting-lists.ts';
import { financeProjects } from '../finance-projects.ts';

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

const stateOf = async (projectId: string) => {
  const { phaseName, fullySubscribedUntil } = (await admin.get(projectUrl(projectId))).json();
  return [phaseName, fullySubscribedUntil];
};

describe('a project with all its money', () => {
  it('[L13][L15][L16] binds early investors, lets late ones cancel until their period ends, and is then financed', async () => {
    const { projectId } = await openProject(test, admin, { financingAmount: 100_000, cancellationFee: 200 });
    const [early, late, next] = [
      await anInvestor(test, 60_000),
      await anInvestor(test, 40_000),
      await anInvestor(test, 40_000),
    ];
    // The order `free` is placed on a Monday and can be cancelled free of charge until Friday.
    const { orderId: bound } = (await invest(early, projectId, '600.00')).json();
    const { orderId: free } = (
      await invest(await at(test, '2026-02-09T10:00:00Z', late), projectId, '400.00')
    ).json();
    admin = await as(test, admin);
    expect(await stateOf(projectId)).toEqual(['Investment', '2026-02-13']);
    const refused = await cancel(await as(test, early), bound);
    expect(refused.json()).toMatchObject({ status: 409, code: 'project.order_bound' });

    // The last minute, in Spain, of the fourth and last day of the reflection period.
    const lastMinute = await at(test, '2026-02-13T22:59:00Z', late);
    expect((await cancel(lastMinute, free)).json()).toMatchObject({ penalty: '0.00', status: 'cancelled' });
    expect(await balances(test, `wallet:${late.userId}`, `escrow:${projectId}`)).toEqual([40_000, 60_000]);
    admin = await as(test, admin);
    expect(await stateOf(projectId)).toEqual(['Investment', null]);

    // The cancellation made room, so a new period begins; the earlier order now costs a penalty.
    const again = await invest(await as(test, next), projectId, '400.00');
    expect(again.json().freeCancellationUntil).toBe('2026-02-17');
    expect(await stateOf(projectId)).toEqual(['Investment', '2026-02-17']);

    for (const [moment, state] of [
      ['2026-02-17T22:59:00Z', ['Investment', '2026-02-17']],
      ['2026-02-17T23:00:00Z', ['Financed', null]],
    ] as const) {
      admin = await at(test, moment, admin);
      await financeProjects(test.app);
      expect(await stateOf(projectId)).toEqual(state);
    }
    const { orderId } = again.json();
    expect((await cancel(await as(test, next), orderId)).json().code).toBe('project.order_not_cancellable');
  });

  it('[L15] still takes orders from its waiting list after its last day, but no others', async () => {
    const { projectId } = await openProject(test, admin, {
      financingAmount: 50_000,
      dateEnd: civilDateAt(test.clock.now),
    });
    const [first, next] = [await anInvestor(test, 50_000), await anInvestor(test, 50_000)];
    const { orderId } = (await invest(first, projectId, '500.00')).json();
    const place = { projectId, amount: '300.00', termsVersion, sheetVersion: 1 };
    expect((await next.post('/v1/project/waiting-places', { body: place })).statusCode).toBe(201);

    const later = await at(test, '2026-02-19T10:00:00Z', first);
    admin = await as(test, admin);
    expect((await cancel(later, orderId)).json()).toMatchObject({ status: 'cancelled', penalty: '0.00' });
    await fillWaitingLists(test.app);
    expect((await admin.get(projectUrl(projectId))).json()).toMatchObject({
      amountInvested: '300.00',
      waitingNumber: 0,
    });
    expect((await invest(later, projectId, '200.00')).json().code).toBe('project.outside_financing_period');
  });

  it('[L15] is not financed by hand before its periods end, and none of its money is released', async () => {
    const { projectId } = await openProject(test, admin, { financingAmount: 50_000 });
    const investor = await anInvestor(test, 50_000);
    const { orderId } = (await invest(investor, projectId, '500.00')).json();
    expect((await moveTo(admin, projectId, 'Financed')).json().code).toBe('project.reflection_running');
    const form = formOf({ file: fileOf(buildPdf('Entrega'), 'entrega.pdf') });
    const release = await admin.post(`${projectUrl(projectId)}/release`, { form });
    expect(release.json().code).toBe('project.not_financed');
    expect((await moveTo(admin, projectId, 'Closed')).json().code).toBe('project.close_first');
    expect(await balances(test, `escrow:${projectId}`)).toEqual([50_000]);
    expect((await investor.get(`${ordersUrl}/${orderId}`)).json().status).toBe('pending');
  });

  it('[S1][L15] tells staff until when it cannot be financed, with less than all its money too, and nobody else', async () => {
    const { projectId } = await openProject(test, admin, { financingAmount: 50_000 });
    const investor = await anInvestor(test, 50_000);
    const untilFor = async (caller: Caller) =>
      (await caller.get(projectUrl(projectId))).json().reflectionUntil;
    expect(await untilFor(admin)).toBeNull();
    const { orderId, freeCancellationUntil } = (await invest(investor, projectId, '100.00')).json();
    expect(freeCancellationUntil).not.toBeNull();
    expect(await untilFor(admin)).toBe(freeCancellationUntil);
    expect(await untilFor(investor)).toBeNull();
    await cancel(investor, orderId);
    expect(await untilFor(admin)).toBeNull();
  });

  it('[L15] gives everything back if it is closed with a refund in the meantime', async () => {
    const { projectId } = await openProject(test, admin, { financingAmount: 50_000 });
    const investor = await anInvestor(test, 50_000);
    await invest(investor, projectId, '500.00');
    const closing = await admin.post(`${projectUrl(projectId)}/close`, { body: { refund: true } });
    expect(closing.statusCode).toBe(200);
    expect(await stateOf(projectId)).toEqual(['Closed', null]);
    expect(await balances(test, `wallet:${investor.userId}`)).toEqual([50_000]);
  });
});

it('[L14][L11] notes with which holidays the period of an order was counted', async () => {
  admin = await at(test, '2026-03-31T10:00:00Z', admin);
  const { projectId } = await openProject(test, admin);
  const investor = await anInvestor(test, 40_000);
  const { orderId } = (await invest(investor, projectId, '400.00')).json();
  const path = `${ordersUrl}/${orderId}/evidence`;
  expect((await investor.get(path)).json()).toMatchObject({
    freeCancellationUntil: '2026-04-06',
    reflectionHolidays: { of: 'ES-MD', days: ['2026-04-02', '2026-04-03'] },
  });
  const { rawPayload } = await investor.get(`${path}/pdf`);
  const text = textOfPdf(rawPayload).join(' ');
  for (const words of ['ES-MD', '02/04/2026, 03/04/2026']) expect(text).toContain(words);
});
