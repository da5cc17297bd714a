import { v1 } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { givenVerification } from '../../../test/account-records.ts';
import { as, type Caller } from '../../../test/callers.ts';
import { anInvestor } from '../../../test/money.ts';
import { cancel, invest, openProject } from '../../../test/orders.ts';
import { givenProject, givenProjectType } from '../../../test/projects.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { projects } from '../../schema/projects.ts';

let test: TestApp;
let admin: Caller;
let visitor: Caller;
let projectTypeId: string;

beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
  visitor = await as(test, 'visitor');
  projectTypeId = await givenProjectType(admin);
});
afterAll(() => test.close());

const figures = async (caller = visitor) => (await caller.get(v1.publicFigures.find.path)).json();
const countries = async (caller = visitor) => (await caller.get(v1.publicFigures.findCountries.path)).json();

async function invested(projectId: string, amountInvestedCents: number): Promise<void> {
  await test.db.update(projects).set({ amountInvestedCents }).where(eq(projects.projectId, projectId));
}

it('[C6] the public figures are zero before the first project is published', async () => {
  await givenProject(admin, { projectTypeId, country: 'FR' });
  expect(await figures()).toEqual({ published: 0, open: 0, closed: 0, raised: '0.00' });
  expect(await countries()).toEqual({ data: [], total: 0 });
});

it('[C6] the public figures count only public projects, whoever asks', async () => {
  for (const [phase, country, cents] of [
    ['Next_Opening', 'PT', 0],
    ['Investment', 'ES', 1_000_050],
    ['Financed', 'ES', 25_000_000],
    ['Closed', 'PT', 3],
    // Closed without ever being financed.
    ['Closed', 'PT', 0],
    ['Discarded', 'IT', 0],
  ] as const) {
    const { projectId } = await givenProject(admin, { projectTypeId, phase, country });
    await invested(projectId, cents);
  }
  const hidden = await givenProject(admin, {
    projectTypeId,
    phase: 'Investment',
    country: 'DE',
    private: true,
  });
  await invested(hidden.projectId, 5_000);
  const verified = await as(test, 'user');
  await givenVerification(test, verified.userId, { status: 'Approved', decision: 'Approved' });
  for (const caller of [visitor, verified, admin]) {
    expect(await figures(caller)).toEqual({ published: 5, open: 1, closed: 1, raised: '260000.53' });
    expect(await countries(caller)).toEqual({ data: ['ES', 'PT'], total: 2 });
  }
});

it('[L21] a suspended offer does not count as open for investment', async () => {
  const before = await figures();
  const { projectId } = await openProject(test, admin);
  expect((await figures()).open).toBe(before.open + 1);
  await test.db
    .update(projects)
    .set({ suspendedUntil: '2027-01-01' })
    .where(eq(projects.projectId, projectId));
  expect(await figures()).toMatchObject({ published: before.published + 1, open: before.open });
});

it('[C6] the public figures accept no parameters', async () => {
  expect((await visitor.get(`${v1.publicFigures.find.path}?managerId=1`)).statusCode).toBe(400);
  expect((await visitor.get(`${v1.publicFigures.findCountries.path}?take=1`)).statusCode).toBe(400);
});

it('[L25] names the public projects of investors with ties to the provider, as recorded by administrators', async () => {
  const tiedUrl = v1.publicFigures.findTiedInvestments.path;
  const { projectId } = await openProject(test, admin);
  const hidden = await openProject(test, admin, { private: true });
  const manager = await as(test, 'operator');
  const investor = await anInvestor(test, 30_000, { managerId: manager.userId });
  await invest(investor, projectId, '100.00');
  await invest(investor, hidden.projectId, '100.00');
  expect((await visitor.get(tiedUrl)).json().data).toEqual([]);
  const userUrl = `/v1/account/users/${investor.userId}`;
  const tie = { providerTie: 'shareholder' };
  expect((await manager.patch(userUrl, { body: tie })).statusCode).toBe(403);
  expect((await admin.patch(userUrl, { body: tie })).json().providerTie).toBe('shareholder');
  const { data } = (await visitor.get(tiedUrl)).json();
  expect(data).toMatchObject([{ projectId, ties: ['shareholder'] }]);
  const other = await anInvestor(test, 30_000);
  const { orderId } = (await invest(other, projectId, '100.00')).json();
  await admin.patch(`/v1/account/users/${other.userId}`, { body: { providerTie: 'employee' } });
  const tiesNow = async () => (await visitor.get(tiedUrl)).json().data[0]?.ties;
  expect(await tiesNow()).toEqual(['employee', 'shareholder']);
  await cancel(other, orderId);
  expect(await tiesNow()).toEqual(['shareholder']);
  await admin.patch(userUrl, { body: { providerTie: null } });
  expect((await visitor.get(tiedUrl)).json().total).toBe(0);
});
