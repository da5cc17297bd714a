/**
 * Goal: the proof of a payment is stored with it, opens for users who may see it, and is deleted when the payment is
 * refused.
 */
import { v1 } from '@semilla/contract';
import { buildPdf } from '@semilla/contract/testing';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { fileOf, formOf } from '../../../test/forms.ts';
import {
  acceptedAccount,
  anInvestor,
  approve,
  askFor,
  proofOfPayment,
  transactionsUrl,
} from '../../../test/money.ts';
import { endReflection } from '../../../test/orders.ts';
import { givenPayoutAccount } from '../../../test/payout-accounts.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { anOpenProject } from '../../../test/wallets.ts';
import { documents } from '../../schema/documents.ts';
import { transactions } from '../../schema/transactions.ts';

let test: TestApp;
let admin: Caller;
let owner: Caller;

beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
  owner = await as(test, 'user');
  await acceptedAccount(test, owner.userId);
});
afterAll(() => test.close());

async function storedFiles(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of test.services.files.list('documents')) keys.push(key);
  return keys.sort();
}

async function pending(): Promise<string> {
  return (await askFor(owner, { type: 'income', amount: '250.00' })).json().transactionId;
}

async function proofOf(transactionId: string): Promise<string> {
  const [row] = await test.db
    .select()
    .from(transactions)
    .where(eq(transactions.transactionId, transactionId));
  return row?.documentId as string;
}

it('[S4] a proof may have a file name of any length', async () => {
  const name = `${'😀'.repeat(58)}a.pdf`;
  const answer = await approve(admin, await pending(), fileOf(buildPdf('Justificante'), name));
  expect(answer.statusCode).toBe(200);
  expect(answer.json().file.name).toMatch(/😀a\.pdf$/);
});

/** Opens a file at its temporary address without a session. */
async function opened(caller: Caller, url: string) {
  const answer = await caller.get(url);
  return answer.statusCode === 200
    ? (await as(test, 'visitor')).get(new URL(answer.json().url).pathname)
    : answer;
}

it('[S4] the proof of an approval is stored and opens for administrators only', async () => {
  const transactionId = await pending();
  await approve(admin, transactionId, proofOfPayment('Transferencia 4711'));
  const documentId = await proofOf(transactionId);
  const [stored] = await test.db.select().from(documents).where(eq(documents.documentId, documentId));
  expect(stored).toMatchObject({
    purpose: 'payment-proof',
    uploadedBy: admin.userId,
    name: 'justificante.pdf',
  });
  const url = `${transactionsUrl}/${transactionId}/url`;
  expect((await opened(admin, url)).rawPayload).toEqual(Buffer.from(buildPdf('Transferencia 4711')));
  for (const caller of [owner, await as(test, 'user'), await as(test, 'operator')])
    expect((await caller.get(url)).statusCode).toBe(403);
  // The address with the document's id does not ask for a recent second factor, so nobody can open the proof
  // there.
  for (const caller of [admin, owner, await as(test, 'visitor')])
    expect((await caller.get(`/v1/documents/view/${documentId}`)).statusCode).toBe(404);
});

it('[S4] the proof of a refused decision is deleted', async () => {
  const transactionId = await pending();
  await approve(admin, transactionId);
  const [files, rows] = [await storedFiles(), await test.db.$count(documents)];
  expect((await approve(admin, transactionId)).statusCode).toBe(409);
  expect(await storedFiles()).toEqual(files);
  expect(await test.db.$count(documents)).toBe(rows);
});

it('[P7][B4] the proof of a payment to a promoter also opens for the manager of the project', async () => {
  const manager = await as(test, 'operator');
  const projectId = await anOpenProject(test, admin, {
    managerId: manager.userId,
    financingAmount: 20_000,
    withdrawMoneyFinanced: true,
  });
  await givenPayoutAccount(test, projectId, 'ES9121000418450200051332');
  const investor = await anInvestor(test, 20_000);
  const order = { projectId, amount: '200.00', orderType: 'invest', termsVersion: '2026-01' };
  expect((await investor.post('/v1/project/orders', { body: order })).statusCode).toBe(201);
  await endReflection(investor, projectId);
  const release = await admin.post(v1.projectPayments.release.path.replace(':projectId', projectId), {
    form: formOf({ file: fileOf(buildPdf('Entrega al promotor'), 'entrega.pdf') }),
  });
  expect(release.statusCode).toBe(201);
  const [proof] = await test.db
    .select()
    .from(documents)
    .where(and(eq(documents.name, 'entrega.pdf'), eq(documents.purpose, 'payment-proof')));
  const url = v1.projectPayments.findProofUrl.path
    .replace(':projectId', projectId)
    .replace(':projectPaymentId', release.json().projectPaymentId);
  expect((await opened(manager, url)).rawPayload).toEqual(Buffer.from(buildPdf('Entrega al promotor')));
  expect((await opened(admin, url)).statusCode).toBe(200);
  const refused = [await as(test, 'visitor'), investor, await as(test, 'operator')];
  expect(await Promise.all(refused.map(async (caller) => (await caller.get(url)).statusCode))).toEqual([
    401, 403, 404,
  ]);
  for (const caller of [manager, admin, ...refused])
    expect((await caller.get(`/v1/documents/view/${proof?.documentId}`)).statusCode).toBe(404);
});
