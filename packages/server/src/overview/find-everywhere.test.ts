import { cents, movementReference, v1, walletReference } from '@semilla/contract';
import { camt053File, camt053Text } from '@semilla/contract/testing';
import { groupIban, maskIban } from '@semilla/format';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { givenBankAccount, givenTransaction } from '../../test/account-records.ts';
import { entryOf, statementOf } from '../../test/bank-files.ts';
import { as, type Caller } from '../../test/callers.ts';
import { givenComplaint } from '../../test/complaints.ts';
import { formOf } from '../../test/forms.ts';
import { givenOwner } from '../../test/owners.ts';
import { givenProject, givenProjectType } from '../../test/projects.ts';
import { givenPromotion } from '../../test/promotions.ts';
import { givenQuestion } from '../../test/questions.ts';
import { buildTestApp, type TestApp } from '../../test/test-app.ts';
import { paymentFiles } from '../schema/payment-files.ts';

let test: TestApp;
let admin: Caller;
let manager: Caller;
let other: Caller;
let lucia: Caller;

/** Lucía is the manager's customer and Bruno has no manager. Both have a movement of 500 euros and a bank account. */
beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
  manager = await as(test, 'operator');
  other = await as(test, 'operator');
  lucia = await as(test, 'user', { managerId: manager.userId, name: 'Lucía', surname: 'Ferrer Soler' });
  const bruno = await as(test, 'user', { name: 'Bruno', surname: 'Ferrer' });
  for (const { userId } of [lucia, bruno]) {
    await givenTransaction(test, userId);
    await givenBankAccount(test, userId, { state: 'pending' });
  }
});
afterAll(() => test.close());

const search = (caller: Caller, text: string) => caller.get(`${v1.search.find.path}?text=${encodeURI(text)}`);

it('[A1] finds movements by a typed amount', async () => {
  for (const typed of ['500', '500,00 €', '500.00']) {
    const { movements } = (await search(admin, typed)).json();
    expect(movements).toHaveLength(2);
    expect(movements).toContainEqual(
      expect.objectContaining({ userName: 'Lucía Ferrer Soler', amount: '500.00' }),
    );
  }
  expect((await search(manager, '500')).json().movements).toHaveLength(1);
  expect((await search(admin, '499,99')).json().movements).toEqual([]);
});

it('[A1] takes a number that is too long for an amount as text', async () => {
  for (const isWaiting of ['', '&isWaiting=true']) {
    const found = await search(admin, `34600123456${isWaiting}`);
    expect(found.statusCode).toBe(200);
    expect(found.json().movements).toEqual([]);
  }
});

it('[A1][P7] finds bank accounts by the whole number or its last four digits, masked', async () => {
  const { data } = (await lucia.get(v1.bankAccounts.find.path)).json();
  const [{ account, bankAccountId }] = data;
  const expected = {
    bankAccountId,
    userName: 'Lucía Ferrer Soler',
    account: maskIban(account),
    state: 'pending',
  };
  for (const typed of [groupIban(account), account.slice(-4)]) {
    expect((await search(admin, typed)).json().bankAccounts).toContainEqual(expected);
    expect((await search(manager, typed)).json().bankAccounts).toEqual([expected]);
    expect((await search(other, typed)).json().bankAccounts).toEqual([]);
  }
  expect((await search(admin, account.slice(0, -5))).json().bankAccounts).toEqual([]);
});

it('[A1][V17] finds a movement by its reference, and a customer by the wallet’s reference', async () => {
  const { data } = (await lucia.get(v1.transactions.find.path)).json();
  const [{ transactionId, reference, walletId }] = data;
  const movement = { transactionId, userName: 'Lucía Ferrer Soler', type: 'income', amount: '500.00' };
  const written = reference.replace(/(.{4})/g, '$1 ').toLowerCase();
  expect((await search(admin, written)).json()).toMatchObject({ customers: [], movements: [movement] });
  const ofWallet = walletReference(walletId);
  for (const caller of [admin, manager]) {
    expect((await search(caller, ofWallet)).json()).toMatchObject({
      customers: [{ userId: lucia.userId }],
      movements: [movement],
    });
  }
  expect((await search(other, ofWallet)).json()).toMatchObject({ customers: [], movements: [] });
  expect((await search(other, written)).json()).toMatchObject({ customers: [], movements: [] });
});

it('[A1][V17] finds a movement by its id, and movement and wallet by the beginning of their reference', async () => {
  const [{ transactionId, reference, walletId }] = (await lucia.get(v1.transactions.find.path)).json().data;
  const begun = reference.slice(0, 8).toLowerCase();
  for (const written of [transactionId, begun, `${begun}&isWaiting=true`]) {
    expect((await search(admin, written)).json().movements).toMatchObject([{ transactionId }]);
    expect((await search(other, written)).json().movements).toEqual([]);
  }
  const otherCheck = `RF${reference.slice(2, 4) === '50' ? '51' : '50'}${reference.slice(4, 8)}`;
  expect((await search(admin, otherCheck)).json().movements).toEqual([]);
  const ofWallet = walletReference(walletId).slice(0, 9);
  expect((await search(admin, ofWallet)).json().customers).toMatchObject([{ userId: lucia.userId }]);
  expect((await search(other, ofWallet)).json().customers).toEqual([]);
});

it('[A1][P7] finds questions about projects for those who answer them, by their text', async () => {
  const { projectId } = await givenProject(admin, {
    projectTypeId: await givenProjectType(admin),
    managerId: manager.userId,
  });
  const projectQuestionId = await givenQuestion(test, {
    projectId,
    askedById: lucia.userId,
    question: '¿Quién tasó la nave?',
  });
  for (const caller of [admin, manager]) {
    expect((await search(caller, 'taso nave')).json().questions).toMatchObject([
      { projectQuestionId, question: '¿Quién tasó la nave?', state: 'Waiting' },
    ]);
  }
  expect((await search(other, 'taso nave')).json().questions).toEqual([]);
});

it('[A1][P7][L49] finds bank movements by reference, name and text, for administrators', async () => {
  const { account = '' } = test.services.config.depositAccount ?? {};
  const reference = movementReference('00000000-0000-4000-8000-f00dcafe0003');
  const written = groupIban(reference);
  const entry = entryOf({
    amountCents: -12_345,
    counterpartyName: 'Notaría Balaguer',
    text: `MINUTA ESCRITURA ${written}`,
  });
  const form = formOf({ file: camt053File(camt053Text([statementOf([entry], { account })])) });
  expect((await admin.post(v1.bankStatements.import.path, { form })).statusCode).toBe(201);
  const bankEntry = {
    side: 'out',
    amount: '123.45',
    bookedOn: '2026-03-02',
    counterpartyName: 'Notaría Balaguer',
  };
  for (const text of [reference, written.toLowerCase(), 'balaguer', 'minuta escritura']) {
    expect((await search(admin, text)).json().bankEntries).toMatchObject([
      { bankEntryId: expect.any(String), ...bankEntry },
    ]);
    expect((await search(manager, text)).json().bankEntries).toEqual([]);
  }
  // One word is in the name and the other in the text.
  expect((await search(admin, 'balaguer escritura')).json().bankEntries).toEqual([]);
  expect((await search(admin, 'nadie')).json().bankEntries).toEqual([]);
});

it('[A1] finds promotions by their title', async () => {
  const { promotionId, title } = await givenPromotion(admin);
  expect((await search(admin, title)).json().promotions).toEqual([
    { promotionId, title, active: expect.any(Boolean) },
  ]);
});

it('[A1] finds promoters, complaints and payment files, the last two for administrators only', async () => {
  const ownerId = await givenOwner(test.db, { fields: { legalName: 'Rehabitia del Turia S.L.' } });
  const { complaintId, reference } = await givenComplaint(lucia);
  const [file] = await test.db
    .insert(paymentFiles)
    .values({
      number: 7312,
      payments: 2,
      totalCents: cents(30_000),
      digest: 'digest',
      createdById: admin.userId,
    })
    .returning();
  const idsFor = async (text: string) => {
    const found = async (caller: Caller) => {
      const { owners, complaints, paymentFiles: files } = (await search(caller, text)).json();
      return [...owners, ...complaints, ...files].map(
        (row) => row.ownerId ?? row.complaintId ?? row.paymentFileId,
      );
    };
    return [await found(admin), await found(manager)];
  };
  expect(await idsFor('rehabitia')).toEqual([[ownerId], [ownerId]]);
  expect(await idsFor(reference)).toEqual([[complaintId], []]);
  expect(await idsFor('archivo 7312')).toEqual([[file?.paymentFileId], []]);
});
