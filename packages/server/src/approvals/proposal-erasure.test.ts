/** Goal: proposals about a customer are erased with the account, and kept only as long as the law requires. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bankAccountsUrl, certificate } from '../../test/bank-accounts.ts';
import { as, type Caller } from '../../test/callers.ts';
import { formOf } from '../../test/forms.ts';
import { mailsTo } from '../../test/mails.ts';
import { approve, askFor, giveMoney, reject } from '../../test/money.ts';
import { buildTestApp, type TestApp } from '../../test/test-app.ts';
import { newUser } from '../../test/users.ts';
import { jsonWithoutIds } from '../../test/without-ids.ts';
import { documents } from '../schema/documents.ts';
import { proposals } from '../schema/proposals.ts';
import { queuedMails } from '../schema/queued-mails.ts';

const email = 'covadonga.borrada@example.com';
const account = 'ES7921000813610123456789';
const why = 'Covadonga la ha enviado por correo.';
let test: TestApp;
let marta: Caller;
let elena: Caller;
beforeAll(async () => {
  test = await buildTestApp();
  [marta, elena] = [await as(test, 'admin'), await as(test, 'admin')];
});
afterAll(() => test.close());

async function customer(given: { email?: string } = {}) {
  const { userId } = await newUser(test.services, {
    name: 'Covadonga',
    surname: 'Zubizarreta',
    ...given,
  });
  return as(test, { userId });
}

/** Proposes the validation of a bank account with its certificate for the customer. */
async function proposedFor(userId: string): Promise<string> {
  const fields = { account, alias: 'Nómina de Covadonga', userId, state: 'valid', why };
  const form = formOf({ ...fields, document: certificate() });
  const proposed = await marta.post(bankAccountsUrl, { form, alone: true });
  expect(proposed.statusCode).toBe(202);
  return proposed.json().proposalId;
}

async function rowOf(proposalId: string) {
  const [row] = await test.db.select().from(proposals).where(eq(proposals.proposalId, proposalId));
  return row;
}

async function fileOfProposal(proposalId: string) {
  const documentId = (await rowOf(proposalId))?.documentId as string;
  const [file] = await test.db.select().from(documents).where(eq(documents.documentId, documentId));
  return file?.storageKey as string;
}

const remove = (userId: string) => marta.delete(`/v1/account/users/${userId}`);

it('[P9] ends the proposals about a customer whose money never moved, and erases them with their files', async () => {
  const { userId } = await customer();
  const declined = await proposedFor(userId);
  await elena.post(`/v1/approvals/${declined}/decline`, {
    body: { reason: 'No es la cuenta de Covadonga.' },
  });
  const open = await proposedFor(userId);
  const keys = [await fileOfProposal(declined), await fileOfProposal(open)];
  expect((await remove(userId)).statusCode).toBe(204);
  for (const id of [declined, open]) {
    expect(jsonWithoutIds(await rowOf(id))).not.toMatch(/Covadonga|Zubizarreta|6789/);
    expect((await elena.get(`/v1/approvals/${id}`)).json()).toMatchObject({ file: null, effects: [] });
  }
  expect((await rowOf(declined))?.status).toBe('declined');
  expect((await elena.post(`/v1/approvals/${open}/approve`, { body: {} })).json().code).toBe(
    'approvals.lapsed',
  );
  for (const key of keys) expect(await test.services.files.get(key)).toBeUndefined();
});

it('[L37] keeps proposals and their files with the other documents of a customer whose money moved', async () => {
  const { userId } = await customer();
  await giveMoney(test, userId, 10_000);
  const withdrawal = await askFor(await as(test, { userId }), { type: 'withdraw', amount: '100.00' });
  expect((await approve(marta, withdrawal.json().transactionId)).statusCode).toBe(200);
  const proposalId = await proposedFor(userId);
  const key = await fileOfProposal(proposalId);
  expect((await remove(userId)).statusCode).toBe(204);
  expect(await test.services.files.get(key)).toBeUndefined();

  const records = (await marta.get(`/v1/account/kept-records?userId=${userId}&kind=documents`)).json().data;
  expect(records).toHaveLength(1);
  const opened = await marta.post(`/v1/account/kept-records/${records[0].keptRecordId}/open`, {
    body: { why: 'Requerimiento de la AEAT.' },
  });
  expect(opened.json()).toMatchObject({
    data: { proposals: [{ act: 'validateBankAccount', status: 'pending', why }] },
    files: [{ name: 'certificado.pdf' }],
  });
});

it('[P9] leaves no personal data in queued, done or failed jobs', async () => {
  const owner = await customer({ email });
  await giveMoney(test, owner.userId, 10_000);
  const movement = await askFor(owner, { type: 'withdraw', amount: '100.00' });
  await reject(marta, movement.json().transactionId, 'Covadonga no es la titular.');
  const again = await askFor(owner, { type: 'withdraw', amount: '100.00' });
  await approve(marta, again.json().transactionId);
  await (await as(test, 'visitor')).post('/v1/auth/password/forgot', { body: { email } });
  const reported = await mailsTo(test, email);
  expect(reported.map(({ text }) => text).join('\n')).toContain('Motivo: Covadonga no es la titular.');
  expect((await remove(owner.userId)).statusCode).toBe(204);

  const { rows } = await test.db.execute<{ name: string; job: string }>(
    sql`select name, concat(data, output) as job from pgboss.job`,
  );
  const personal = /Covadonga|Zubizarreta|Cuenta \d|titular|•|borrada@/;
  expect(rows.filter(({ job }) => personal.test(job))).toEqual([]);
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['notices', 'letters', 'links']));
  await mailsTo(test, email);
  expect(await test.db.$count(queuedMails, eq(queuedMails.userId, owner.userId))).toBe(0);
});
