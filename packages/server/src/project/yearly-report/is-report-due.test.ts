import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { openProject } from '../../../test/orders.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { projectPhases } from '../../schema/project-phases.ts';
import { phaseIds } from '../phases/catalogue.ts';

let test: TestApp;
let admin: Caller;

beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-12-20T09:00:00Z') });
  admin = await as(test, 'admin');
});
afterAll(() => test.close());

const isDueFor = async (caller: Caller) =>
  (await caller.get('/v1/overview/waiting')).json().yearlyReports === 1;

const moveTo = (at: string) => test.clock.advance((Date.parse(at) - test.clock.now.getTime()) / 1000);

async function download(year: number) {
  const answer = await admin.get(`/v1/project/yearly-report?year=${year}`);
  expect(answer.statusCode).toBe(200);
}

it('[L36][A1] reminds administrators of last year’s report until it is downloaded', async () => {
  const { projectId } = await openProject(test, admin);
  const [from, to] = [new Date('2026-12-31T22:58:00Z'), new Date('2026-12-31T22:59:00Z')];
  await test.db.insert(projectPhases).values({ projectId, phaseId: phaseIds.Financed, from, to });
  expect(await isDueFor(admin)).toBe(false);
  // A download of the current year is not the report to send.
  await download(2026);

  moveTo('2027-01-01T09:00:00Z');
  admin = await as(test, 'admin');
  expect(await isDueFor(admin)).toBe(true);
  expect(await isDueFor(await as(test, 'operator'))).toBe(false);
  await download(2025);
  expect(await isDueFor(admin)).toBe(true);
  await download(2026);
  expect(await isDueFor(admin)).toBe(false);

  moveTo('2028-01-01T09:00:00Z');
  expect(await isDueFor(await as(test, 'admin'))).toBe(false);
});
