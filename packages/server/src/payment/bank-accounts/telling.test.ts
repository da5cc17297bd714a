// Goal: users always get a mail about changes to their bank accounts, so that no payout account changes unnoticed.
import { buildIban } from '@semilla/contract/testing';
import { maskIban } from '@semilla/format';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  addAccount,
  bankAccountsUrl,
  decide,
  editAccount,
  givenAccount,
} from '../../../test/bank-accounts.ts';
import { as, type Caller } from '../../../test/callers.ts';
import { mailAbout, mailsTo } from '../../../test/mails.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';

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
const madeMain = 'Ha cambiado tu cuenta bancaria principal';
const removed = 'Se ha quitado una cuenta bancaria de tu perfil';
const held = 'Tus retiradas esperan 72 horas';
const onceValidated = 'Podrás mover dinero con ella cuando la hayamos validado.';
const mailText = (subject: string) => mailAbout(test, email, subject).then(({ text }) => text);
const subjects = async () => (await mailsTo(test, email)).map(({ subject }) => subject);

it('[B8][E14] mails about a new account, and that the first one is the main account', async () => {
  const account = buildIban(660_001);
  await addAccount(owner, { alias: 'Nómina', account });
  const text = await mailText(added);
  expect(text).toContain(`Alias: Nómina\nIBAN: ${maskIban(account)}`);
  expect(text).toContain(onceValidated);
  expect(text).toContain('Ahora es tu cuenta principal.');
  expect(text).toContain('responde a este mensaje cuanto antes');
  expect(text).not.toContain(account.slice(4, 16));
});

it('[B8][E14] mails the owner in their language about an account added by staff, with the decision', async () => {
  const language = 'en';
  const [first, second] = ['first', 'second'].map((name) => `${name}.${crypto.randomUUID()}@example.com`);
  const john = await as(test, 'user', { language, email: first as string });
  await addAccount(admin, { userId: john.userId, state: 'valid' });
  const { text } = await mailAbout(test, first as string, 'There is a new bank account in your profile');
  expect(text).toContain('It is now your main account.');
  expect(text).not.toContain('once we have validated it');
  await mailAbout(test, first as string, 'Your bank account has been validated');

  const quiet = await as(test, 'user', { language, email: second as string });
  await addAccount(admin, { userId: quiet.userId });
  const undecided = await mailAbout(test, second as string, 'There is a new bank account in your profile');
  expect(undecided.text).toContain('You will be able to move money with it once we have validated it.');
  expect(await mailsTo(test, second as string)).toHaveLength(1);
});

it('[B8][E14] mails about a new number with the old one, but not about a new alias', async () => {
  const [before, after] = [buildIban(660_011), buildIban(660_012)];
  const { bankAccountId } = await givenAccount(owner, { account: before });
  await editAccount(owner, bankAccountId, { alias: 'La de siempre' });
  await editAccount(owner, bankAccountId, { account: after });
  expect(await mailText(renumbered)).toContain(
    `Alias: La de siempre\nIBAN anterior: ${maskIban(before)}\nIBAN: ${maskIban(after)}`,
  );
  expect(await mailText(renumbered)).toContain(onceValidated);
  await mailText(added);
  await mailText(held);
  expect((await subjects()).toSorted()).toEqual([renumbered, added, held].toSorted());
});

it('[B8][E14] does not ask for validation of a number that staff change and accept at once', async () => {
  const { bankAccountId } = await givenAccount(owner);
  await editAccount(admin, bankAccountId, { account: buildIban(660_013), state: 'valid' });
  expect(await mailText(renumbered)).not.toContain('validado');
});

it('[B8][E14] mails only once about another main account, even if its number changes too', async () => {
  await givenAccount(owner);
  const { bankAccountId } = await givenAccount(owner, { alias: 'Ahorro' });
  await editAccount(owner, bankAccountId, { main: 'true' });
  expect(await mailText(madeMain)).toContain('Alias: Ahorro');
  await editAccount(owner, bankAccountId, { main: 'true' });
  const third = await givenAccount(owner, { alias: 'Tercera' });
  await editAccount(owner, third.bankAccountId, { main: 'true', account: buildIban(660_021) });
  expect(await mailText(renumbered)).toContain('Ahora es tu cuenta principal.');
  expect((await subjects()).filter((subject) => subject === madeMain)).toHaveLength(1);
});

it('[B8][E14] mails about a deleted account and the one that replaces it', async () => {
  const { bankAccountId } = await givenAccount(owner, { alias: 'Vieja' });
  const { bankAccountId: next } = await givenAccount(owner, { alias: 'Nueva' });
  await decide(admin, next, 'valid');
  await admin.delete(`${bankAccountsUrl}/${bankAccountId}`);
  const text = await mailText(removed);
  expect(text).toContain('Alias: Vieja');
  expect(text).toContain('Tu cuenta principal es ahora «Nueva»');
});
