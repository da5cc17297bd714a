/** Goal: nobody's money finds another way out unseen: whatever happens to their bank accounts is told, always. */
import { buildIban } from '@semilla/contract/testing';
import { maskIban } from '@semilla/format';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { as, type Caller } from '../../testing/callers.ts';
import { mailAbout, mailsTo } from '../../testing/mails.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { addAccount, bankAccountsUrl, decide, editAccount, givenAccount } from '../testing.ts';

let test: TestApp;
let admin: Caller;
let owner: Caller;
let email: string;

beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
});
beforeEach(async () => {
  email = `${crypto.randomUUID()}@example.com`;
  owner = await as(test, 'user', { email, name: 'Lucía' });
  await owner.patch('/v1/account/users/me', {
    body: { notifyGeneralEmail: false, notifyTicketEmail: false },
  });
});
afterAll(() => test.close());

const added = 'Hay una cuenta bancaria nueva en tu perfil';
const renumbered = 'Ha cambiado el IBAN de una de tus cuentas bancarias';
const madeMain = 'Tu cuenta bancaria principal es otra';
const removed = 'Se ha quitado una cuenta bancaria de tu perfil';
const onceValidated = 'Solo se puede mover dinero con ella cuando la hayamos validado.';
const told = (subject: string) => mailAbout(test, email, subject).then(({ text }) => text);
const subjects = async () => (await mailsTo(test, email)).map(({ subject }) => subject);

it('[B8][E14] an account that is added, the first of which is the main one', async () => {
  const account = buildIban(660_001);
  await addAccount(owner, { alias: 'Nómina', account });
  const text = await told(added);
  expect(text).toContain(`Alias: Nómina\nIBAN: ${maskIban(account)}`);
  expect(text).toContain(onceValidated);
  expect(text).toContain('Es ahora tu cuenta principal.');
  expect(text).toContain('responde a este mensaje cuanto antes');
  expect(text).not.toContain(account.slice(4, 16));
});

it('[B8][E14] one that staff add, in the language of whose it is, with what they decided', async () => {
  const language = 'en';
  const [first, again] = ['first', 'again'].map((name) => `${name}.${crypto.randomUUID()}@example.com`);
  const john = await as(test, 'user', { language, email: first as string });
  await addAccount(admin, { userId: john.userId, state: 'valid' });
  const { text } = await mailAbout(test, first as string, 'There is a new bank account in your profile');
  expect(text).toContain('It is your main account now.');
  expect(text).not.toContain('once we have validated it');
  await mailAbout(test, first as string, 'Your bank account has been validated');

  const quiet = await as(test, 'user', { language, email: again as string });
  await addAccount(admin, { userId: quiet.userId });
  const undecided = await mailAbout(test, again as string, 'There is a new bank account in your profile');
  expect(undecided.text).toContain('Money can only be moved with it once we have validated it.');
  expect(await mailsTo(test, again as string)).toHaveLength(1);
});

it('[B8][E14] another number, with the one before; another name is nothing to tell', async () => {
  const [before, after] = [buildIban(660_011), buildIban(660_012)];
  const { bankAccountId } = await givenAccount(owner, { account: before });
  await editAccount(owner, bankAccountId, { alias: 'La de siempre' });
  await editAccount(owner, bankAccountId, { account: after });
  expect(await told(renumbered)).toContain(
    `Alias: La de siempre\nIBAN anterior: ${maskIban(before)}\nIBAN: ${maskIban(after)}`,
  );
  expect(await told(renumbered)).toContain(onceValidated);
  await told(added);
  expect((await subjects()).toSorted()).toEqual([renumbered, added].toSorted());
});

it('[B8][E14] another number that staff write and accept at once is not one to be validated', async () => {
  const { bankAccountId } = await givenAccount(owner);
  await editAccount(admin, bankAccountId, { account: buildIban(660_013), state: 'valid' });
  expect(await told(renumbered)).not.toContain('validado');
});

it('[B8][E14] another main account, told once, also where its number is another too', async () => {
  await givenAccount(owner);
  const { bankAccountId } = await givenAccount(owner, { alias: 'Ahorro' });
  await editAccount(owner, bankAccountId, { main: 'true' });
  expect(await told(madeMain)).toContain('Alias: Ahorro');
  await editAccount(owner, bankAccountId, { main: 'true' });
  const third = await givenAccount(owner, { alias: 'Tercera' });
  await editAccount(owner, third.bankAccountId, { main: 'true', account: buildIban(660_021) });
  expect(await told(renumbered)).toContain('Es ahora tu cuenta principal.');
  expect((await subjects()).filter((subject) => subject === madeMain)).toHaveLength(1);
});

it('[B8][E14] one that is removed, and which takes its place', async () => {
  const { bankAccountId } = await givenAccount(owner, { alias: 'Vieja' });
  const { bankAccountId: next } = await givenAccount(owner, { alias: 'Nueva' });
  await decide(admin, next, 'valid');
  await admin.delete(`${bankAccountsUrl}/${bankAccountId}`);
  const text = await told(removed);
  expect(text).toContain('Alias: Vieja');
  expect(text).toContain('Tu cuenta principal es ahora «Nueva»');
});
