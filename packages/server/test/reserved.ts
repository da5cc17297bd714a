import { termsVersion } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import { projects } from '../src/schema/projects.ts';
import type { Caller } from './callers.ts';
import { openProject, projectUrl } from './orders.ts';
import { moveTo } from './projects.ts';
import type { TestApp } from './test-app.ts';

export const wishesUrl = '/v1/project/wishes';
export const placesUrl = '/v1/project/waiting-places';

type Terms = Parameters<typeof openProject>[2];

/** Places a wish like the project page. */
export const wish = (caller: Caller, projectId: string, amount: string, more: object = {}, language = 'es') =>
  caller.post(wishesUrl, {
    body: { projectId, amount, termsVersion, sheetVersion: 1, ...more },
    headers: { 'accept-language': language },
  });

export const editWish = (caller: Caller, wishId: string, body: object) =>
  caller.patch(`${wishesUrl}/${wishId}`, { body: { termsVersion, sheetVersion: 1, ...body } });

/** Joins a waiting list like the project page. */
export const join = (caller: Caller, projectId: string, amount: string, more: object = {}) =>
  caller.post(placesUrl, { body: { projectId, amount, termsVersion, sheetVersion: 1, ...more } });

export const confirmPlace = (caller: Caller, waitingPlaceId: string, sheetVersion: number) =>
  caller.post(`${placesUrl}/${waitingPlaceId}/confirm`, { body: { termsVersion, sheetVersion } });

export const wishesOf = async (caller: Caller, projectId: string) =>
  (await caller.get(`${wishesUrl}?projectId=${projectId}`)).json().data;

export const placesOf = async (caller: Caller, projectId: string) =>
  (await caller.get(`${placesUrl}?projectId=${projectId}`)).json().data;

/** A project of 2,000 € in preinvestment, with 1,000 € reserved and a deposit of 20 €. */
export async function givenPreinvestment(test: TestApp, admin: Caller, terms: Terms = {}): Promise<string> {
  const { projectId } = await openProject(test, admin, {
    phase: 'Preinvestment',
    financingAmount: 200_000,
    minimumInvestment: 10_000,
    preinvestorAmount: 100_000,
    preinvestorDeposit: 2_000,
    preinvestorMaxNumber: 3,
    preinvestorDateEnd: '2026-02-20',
    ...terms,
  });
  return projectId;
}

/** Ends the window of a project without moving the clock, and opens it. */
export async function openAfterWindow(admin: Caller, projectId: string): Promise<void> {
  await admin.db
    .update(projects)
    .set({ preinvestorDateEnd: '2026-01-31' })
    .where(eq(projects.projectId, projectId));
  const { statusCode, body } = await moveTo(admin, projectId, 'Investment');
  if (statusCode !== 200) throw new Error(body);
}

const allocationUrl = (projectId: string) => `${projectUrl(projectId)}/allocation`;

export const previewAllocation = (admin: Caller, projectId: string) =>
  admin.post(`${allocationUrl(projectId)}?preview=true`, { body: {} });

/** Runs the allocation with the digest of its preview, or with the given one. */
export async function allocate(
  admin: Caller,
  projectId: string,
  { key, digest, alone = false }: { key?: string; digest?: string; alone?: boolean } = {},
) {
  const seen = digest ?? (await previewAllocation(admin, projectId)).json().digest ?? 'none';
  return admin.post(allocationUrl(projectId), {
    body: { digest: seen, why: 'Se ha cerrado la preinversión.' },
    ...(key && { headers: { 'idempotency-key': key } }),
    alone,
  });
}
