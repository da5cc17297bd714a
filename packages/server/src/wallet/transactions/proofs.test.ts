/** Goal: what proves a payment is kept with it, opens for whoever may see it, and does not stay where it was refused. */
import { releaseToPromoter } from '@semilla/contract';
import { buildPdf } from '@semilla/contract/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { documents } from '../../misc/documents/table.ts';
import { as, type Caller } from '../../testing/callers.ts';
import { fileOf, formOf } from '../../testing/forms.ts';
import { acceptedAccount, anInvestor, approve, askFor, proofOfPayment } from '../../testing/money.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { anOpenProject } from '../testing.ts';
import { transactions } from './table.ts';

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

it('[S4] a proof may be called anything, however long', async () => {
  const name = `${'😀'.repeat(58)}a.pdf`;
  const answer = await approve(admin, await pending(), fileOf(buildPdf('Justificante'), name));
  expect(answer.statusCode).toBe(200);
  expect(answer.json().file.name).toMatch(/😀a\.pdf$/);
});

it('[S4] an approval keeps its proof, which opens for administrators alone', async () => {
  const transactionId = await pending();
  await approve(admin, transactionId, proofOfPayment('Transferencia 4711'));
  const documentId = await proofOf(transactionId);
  const [stored] = await test.db.select().from(documents).where(eq(documents.documentId, documentId));
  expect(stored).toMatchObject({
    purpose: 'payment-proof',
    uploadedBy: admin.userId,
    name: 'justificante.pdf',
  });
  const view = `/v1/documents/view/${documentId}`;
  expect((await admin.get(view)).rawPayload).toEqual(Buffer.from(buildPdf('Transferencia 4711')));
  for (const role of ['visitor', 'user', 'operator'] as const) {
    expect((await (await as(test, role)).get(view)).statusCode).toBe(404);
  }
  expect((await owner.get(view)).statusCode).toBe(404);
});

it('[S4] what proves a decision that is refused does not stay', async () => {
  const transactionId = await pending();
  await approve(admin, transactionId);
  const [files, rows] = [await storedFiles(), await test.db.$count(documents)];
  expect((await approve(admin, transactionId)).statusCode).toBe(409);
  const entered = (await askFor(admin, { type: 'income', amount: '10000.00', userId: owner.userId })).json();
  expect((await approve(admin, entered.transactionId)).json().code).toBe('wallet.four_eyes');
  expect(await storedFiles()).toEqual(files);
  expect(await test.db.$count(documents)).toBe(rows);
});

it('[P7][B4] what proves a payment to a promoter opens for the manager of the project too', async () => {
  const manager = await as(test, 'operator');
  const projectId = await anOpenProject(test, admin, {
    managerId: manager.userId,
    financingAmount: 20_000,
    withdrawMoneyFinanced: true,
  });
  const investor = await anInvestor(test, 20_000);
  const order = { projectId, amount: '200.00', orderType: 'invest', termsVersion: '2026-01' };
  expect((await investor.post('/v1/project/orders', { body: order })).statusCode).toBe(201);
  const release = await admin.post(releaseToPromoter.path.replace(':projectId', projectId), {
    form: formOf({ file: fileOf(buildPdf('Entrega al promotor'), 'entrega.pdf') }),
  });
  expect(release.statusCode).toBe(201);
  const [proof] = await test.db.select().from(documents).where(eq(documents.name, 'entrega.pdf'));
  const view = `/v1/documents/view/${proof?.documentId}`;
  expect((await manager.get(view)).rawPayload).toEqual(Buffer.from(buildPdf('Entrega al promotor')));
  expect((await admin.get(view)).statusCode).toBe(200);
  for (const caller of [investor, await as(test, 'operator'), await as(test, 'visitor')]) {
    expect((await caller.get(view)).statusCode).toBe(404);
  }
});
