import { buildPdf } from '@semilla/contract/testing';
import { givenBankAccount, givenMedia, givenVerification } from './account-records.ts';
import { as, type Caller } from './callers.ts';
import { givenOrder } from './investors.ts';
import { givenProject, givenProjectType } from './projects.ts';
import type { TestApp } from './test-app.ts';
import { newUser } from './users.ts';

export const keptUrl = '/v1/account/kept-records';

let count = 0;

/** A customer with transactions, a bank account, a verified identity and a fiscal residence. */
export async function knownCustomer(test: TestApp, admin: Caller) {
  count += 1;
  const number = `P-KEPT-${count}`;
  const { userId } = await newUser(test.services);
  const identity = { identificationDocumentType: 'PASSPORT', identificationDocumentNumber: number };
  const body = { name: 'Covadonga', surname: 'Zubizarreta', ...identity };
  await admin.patch(`/v1/account/users/${userId}`, { body });
  const project = await givenProject(admin, { projectTypeId: await givenProjectType(admin) });
  await givenOrder(test, { project, userId, status: 'cancelled' });
  await givenBankAccount(test, userId);
  const verificationId = await givenVerification(
    test,
    userId,
    { status: 'Approved', decision: 'Approved' },
    { type: 'PASSPORT', number },
  );
  await givenMedia(test, verificationId, buildPdf());
  const customer = await as(test, { userId });
  const residence = { country: 'PT', taxNumber: '598011203', since: '2024-01-01' };
  await customer.post('/v1/account/fiscal-residences', { body: residence });
  return { userId, number };
}

export const closeAccount = (admin: Caller, userId: string) => admin.delete(`/v1/account/users/${userId}`);

export const recordsOf = async (admin: Caller, userId: string) =>
  (await admin.get(`${keptUrl}?userId=${userId}`)).json().data;

export const recordOf = async (admin: Caller, userId: string, kind: string) =>
  (await recordsOf(admin, userId)).find((record: { kind: string }) => record.kind === kind);

export const openRecord = (caller: Caller, keptRecordId: string, why = 'Requerimiento de la AEAT.') =>
  caller.post(`${keptUrl}/${keptRecordId}/open`, { body: { why } });
