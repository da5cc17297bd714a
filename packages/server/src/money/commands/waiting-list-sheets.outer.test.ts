/**
 * Goal: a place on a waiting list is filled based on the sheet that its investor read, and must be confirmed if the sheet has
 * changed.
 */
import { termsVersion } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { mailAbout } from '../../../test/mails.ts';
import { anInvestor } from '../../../test/money.ts';
import { cancel, compareBooks, type openProject, projectUrl } from '../../../test/orders.ts';
import { publishSheet } from '../../../test/sheets.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import {
  join,
  fullProject as newFullProject,
  ownPlaces,
  placesUrl,
  stateOf,
  untilState,
} from '../../../test/waiting-lists.ts';
import { users } from '../../schema/users.ts';
import { waitingPlaces } from '../../schema/waiting-places.ts';

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

const fullProject = (...terms: [Parameters<typeof openProject>[2]?, string?]) =>
  newFullProject(test, admin, ...terms);

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
    const [kept] = await test.db
      .select()
      .from(waitingPlaces)
      .where(eq(waitingPlaces.waitingPlaceId, waitingPlaceId));
    expect(kept?.earlier).toMatchObject([
      {
        at: expect.stringMatching(/^2026-02-02T09/),
        amountCents: 60_000,
        given: { sheetVersion: 1, shown: {} },
      },
    ]);
  });

  it('[L21] cannot be confirmed while the offer is suspended, because the published sheet is wrong', async () => {
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

  it('[L21] asks an investor who has an order and also waits to confirm the place', async () => {
    const { projectId, first } = await fullProject();
    await join(first, projectId, '200.00');
    const { name } = (await admin.get(projectUrl(projectId))).json();
    await publishSheet(admin, projectId, { isMaterial: true });
    const [user] = await test.db.select().from(users).where(eq(users.userId, first.userId));
    const mail = await mailAbout(test, user?.email ?? '', `Ha cambiado la ficha de ${name}`);
    expect(mail.text).toContain('puedes cancelar tu inversión sin coste');
    expect(mail.text).toContain('tu puesto se salta hasta que leas la ficha nueva');
  });

  it('[L21] keeps the places if it is not material; their evidence names the earlier version', async () => {
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

  it('[L15] that raises the target fills the new room from the list', async () => {
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
