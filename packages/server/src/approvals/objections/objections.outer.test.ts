/**
 * Goal: before money can leave, a customer gets a mail about a change of access at every known address, and can stop it
 * with one link, without signing in.
 */
import { buildIban, buildPdf } from '@semilla/contract/testing';
import { formatDateTime } from '@semilla/format';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAccount, editAccount } from '../../../test/bank-accounts.ts';
import { as, type Caller } from '../../../test/callers.ts';
import { fileOf, formOf } from '../../../test/forms.ts';
import { mailAbout, mailsTo, tokenIn } from '../../../test/mails.ts';
import { acceptedAccount, askFor, giveMoney, transactionsUrl } from '../../../test/money.ts';
import { balances } from '../../../test/orders.ts';
import { paymentFileActs } from '../../../test/payment-files.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { nameOfUser } from '../../kit/users/name-of-user.ts';
import { totps } from '../../schema/totps.ts';
import { users } from '../../schema/users.ts';
import { wallets } from '../../schema/wallets.ts';
import { carryOutProposals } from '../carry-out-proposals.ts';

let test: TestApp;
let marta: Caller;
let pablo: Caller;
let visitor: Caller;

beforeAll(async () => {
  const account = 'ES9121000418450200051332';
  test = await buildTestApp({ config: { depositAccount: { holder: 'Semilla', account } } });
  marta = await as(test, 'admin');
  pablo = await as(test, 'admin', { email: 'pablo.objeciones@example.com' });
  visitor = await as(test, 'visitor');
});
afterAll(() => test.close());

const alone = true;
const held = 'Tus retiradas esperan 72 horas';
const newEmail = () => `${crypto.randomUUID()}@example.com`;

async function customer(email = newEmail()) {
  const owner = await as(test, 'user', { email, name: 'Lucía' });
  await giveMoney(test, owner.userId, 50_000);
  return { owner, email };
}

async function objectionIn(email: string, subject: string): Promise<string> {
  const { text } = await mailAbout(test, email, subject);
  const url = new URL(/https?:\S+\/objection\?\S+/.exec(text)?.[0] ?? '');
  expect(url.pathname).toBe('/objection');
  return `/v1/objections?token=${url.searchParams.get('token')}`;
}

async function walletOf({ userId }: Caller) {
  const { data } = (await marta.get(`/v1/wallet/wallets?userId=${userId}`)).json();
  return data[0];
}

const approve = (proposalId: string) =>
  pablo.post(`/v1/approvals/${proposalId}/approve`, { body: {}, alone });

async function withdraw(owner: Caller) {
  const { transactionId } = (await askFor(owner, { type: 'withdraw', amount: '100.00' })).json();
  return () =>
    marta.patch(`${transactionsUrl}/${transactionId}`, {
      form: formOf({ status: 'completed', file: fileOf(buildPdf('Justificante'), 'justificante.pdf') }),
      alone,
    });
}

describe('a change of address approved by two administrators', () => {
  it('[E14] can be stopped by the owner with the link in the mail to the old address', async () => {
    const { owner, email } = await customer();
    const change = { email: newEmail(), why: 'Lo pide por carta.' };
    const { proposalId } = (
      await marta.patch(`/v1/account/users/${owner.userId}`, { body: change, alone })
    ).json();
    expect((await approve(proposalId)).json().status).toBe('scheduled');
    const link = await objectionIn(email, 'Se va a cambiar el correo de tu cuenta');
    expect((await visitor.get(link)).json()).toMatchObject({ subject: 'changeEmail', isStopped: false });
    expect((await visitor.post(link)).json()).toMatchObject({ isStopped: true });
    expect((await visitor.post(link)).json()).toMatchObject({ isStopped: true });
    test.clock.advance(25 * 3_600);
    await carryOutProposals(test.app);
    const [row] = await test.db.select().from(users).where(eq(users.userId, owner.userId));
    expect(row?.email).toBe(email);
    await mailAbout(
      test,
      'pablo.objeciones@example.com',
      'Parada por el cliente: Cambiar el correo de un cliente',
    );
    [marta, pablo] = [await as(test, marta), await as(test, pablo)];
  });

  it('[E14] cannot be stopped once it has happened, nor with a forged link', async () => {
    const { owner, email } = await customer();
    const [device] = await test.db.select().from(totps).where(eq(totps.userId, owner.userId));
    const { proposalId } = (
      await marta.delete(`/v1/auth/totps/${device?.totpId}`, { body: { why: 'Lo ha perdido.' }, alone })
    ).json();
    await approve(proposalId);
    const link = await objectionIn(email, 'Se va a eliminar tu dispositivo de códigos');
    const forged = `${link.slice(0, -4)}AAAA`;
    expect((await visitor.post(forged)).json().code).toBe('approvals.objection_link_invalid');
    expect((await visitor.get('/v1/objections?token=proposal')).statusCode).toBe(400);
    await carryOutProposals(test.app, new Date(test.clock.now.getTime() + 25 * 3_600_000));
    expect((await visitor.post(link)).json().code).toBe('approvals.objection_too_late');
    expect((await walletOf(owner)).hold).toMatchObject({ reason: 'device', isStopped: false });
  });
});

describe('a withdrawal', () => {
  it('[E14] waits 72 hours after a new bank account, and says until when', async () => {
    const { owner, email } = await customer();
    const approveIt = await withdraw(owner);
    await addAccount(owner, { alias: 'Otra', account: buildIban(771_001) });
    const { hold } = await walletOf(owner);
    expect(hold).toMatchObject({ reason: 'bankAccount', isStopped: false });
    const until = new Date(hold.until);
    expect((until.getTime() - test.clock.now.getTime()) / 3_600_000).toBeCloseTo(72, 1);
    expect((await mailAbout(test, email, held)).text).toContain(formatDateTime(until));
    const refused = (await approveIt()).json();
    expect(refused).toMatchObject({ code: 'wallet.withdrawals_held' });
    expect(refused.detail).toContain(formatDateTime(until));
    test.clock.advance(72 * 3_600);
    marta = await as(test, marta);
    expect((await walletOf(owner)).hold).toBeNull();
    expect((await approveIt()).statusCode).toBe(200);
    [marta, pablo] = [await as(test, marta), await as(test, pablo)];
  });

  it('[E14] waits 72 hours after a password reset by mail', async () => {
    const { owner, email } = await customer();
    const approveIt = await withdraw(owner);
    await visitor.post('/v1/auth/password/forgot', { body: { email } });
    const token = tokenIn((await mailAbout(test, email, 'Elige una contraseña nueva')).text);
    const reset = await visitor.post('/v1/auth/password/reset', { body: { token, password: 'Almendro#24' } });
    expect(reset.statusCode).toBe(204);
    expect((await walletOf(owner)).hold).toMatchObject({ reason: 'password', isStopped: false });
    expect((await mailAbout(test, email, held)).text).toContain('contraseña');
    expect((await approveIt()).json().code).toBe('wallet.withdrawals_held');
  });

  it('[E14][L49] when stopped, is reported to the administrators with its payment file, which the bank may have', async () => {
    const { owner, email } = await customer();
    const acts = paymentFileActs(test, marta, pablo);
    await acts.withdrawal(owner);
    const { number } = await acts.fileOf(await acts.taken());
    await addAccount(owner, { alias: 'Otra', account: buildIban(771_003) });
    await visitor.post(await objectionIn(email, held));
    const name = await nameOfUser(test.db, owner.userId);
    const told = await mailAbout(test, 'pablo.objeciones@example.com', `${name} ha parado sus retiradas`);
    expect(told.text).toContain(`va en el archivo de pagos ${number}`);
  });

  it('[E14] does not wait after the first bank account or after a new alias', async () => {
    const owner = await as(test, 'user');
    await addAccount(owner, { account: buildIban(771_002) });
    expect((await walletOf(owner)).hold).toBeNull();
    const account = await acceptedAccount(test, owner.userId);
    await editAccount(owner, account, { alias: 'Nómina' });
    expect((await walletOf(owner)).hold).toBeNull();
  });

  it('[E14] can be stopped from every known address, and is possible again once two administrators allow it', async () => {
    const { owner, email } = await customer();
    const approveIt = await withdraw(owner);
    const taken = newEmail();
    await marta.patch(`/v1/account/users/${owner.userId}`, { body: { email: taken } });
    for (const address of [email, taken]) await mailAbout(test, address, held);
    const link = await objectionIn(email, held);
    expect((await visitor.post(link)).json()).toMatchObject({ subject: 'withdrawals', isStopped: true });
    expect((await owner.get('/v1/account/users/me')).statusCode).toBe(401);
    for (const address of [email, taken]) await mailAbout(test, address, 'Has parado tus retiradas');
    const stopped = await mailAbout(
      test,
      'pablo.objeciones@example.com',
      `${await nameOfUser(test.db, owner.userId)} ha parado sus retiradas`,
    );
    expect(stopped.text).not.toContain('archivo de pagos');
    test.clock.advance(100 * 3_600);
    [marta, pablo] = [await as(test, marta), await as(test, pablo)];
    expect((await approveIt()).json().code).toBe('wallet.withdrawals_stopped');

    const [wallet] = await test.db.select().from(wallets).where(eq(wallets.userId, owner.userId));
    const end = `/v1/wallet/wallets/${wallet?.walletId}/end-hold`;
    const proposed = await marta.post(end, { body: { why: 'Hemos hablado por teléfono.' }, alone });
    expect(proposed.statusCode).toBe(202);
    expect((await approveIt()).json().code).toBe('wallet.withdrawals_stopped');
    expect((await approve(proposed.json().proposalId)).json().answer.hold).toBeNull();
    expect((await approveIt()).statusCode).toBe(200);
    expect(await balances(test, `held:${owner.userId}`)).toEqual([0]);
    expect((await marta.post(end, { body: {}, alone })).json().code).toBe('wallet.hold_not_stopped');
    for (const address of [email, taken])
      expect((await mailsTo(test, address)).map(({ subject }) => subject)).toContain(
        'Vuelves a poder retirar dinero',
      );
  });

  it('[E14] changes of access are mailed to a replaced address for another 90 days', async () => {
    const { owner, email } = await customer();
    const heldAt = async () => (await mailsTo(test, email)).filter(({ subject }) => subject === held).length;
    await marta.patch(`/v1/account/users/${owner.userId}`, { body: { email: newEmail() } });
    const afterChange = await heldAt();
    test.clock.advance(89 * 24 * 3_600);
    const again = await as(test, owner);
    await addAccount(again, { alias: 'Otra', account: buildIban(771_004) });
    expect(await heldAt()).toBe(afterChange + 1);
    test.clock.advance(2 * 24 * 3_600);
    await addAccount(await as(test, owner), { alias: 'Tercera', account: buildIban(771_005) });
    expect(await heldAt()).toBe(afterChange + 1);
    [marta, pablo] = [await as(test, marta), await as(test, pablo)];
  });
});
