/** Goal: users get mails about their money, in their language, if they want them. */
import { movementReference } from '@semilla/contract';
import { groupIban } from '@semilla/format';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { mailAbout, mailsTo, mailTo } from '../../../test/mails.ts';
import { acceptedAccount, approve, askFor, reject } from '../../../test/money.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { newUser } from '../../../test/users.ts';
import { noticesQueue } from '../../project/notices/queue-notices.ts';
import { users } from '../../schema/users.ts';
import type { Notice } from './notice-mails.ts';
import { sendNotices } from './send-notices.ts';

const closedFor = ({ userId }: Caller): Notice => ({
  kind: 'projectClosed',
  userId,
  projectId: 'p1',
  projectName: 'Edificio Sol',
});

describe('notices', () => {
  let test: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    test = await buildTestApp();
    admin = await as(test, 'admin');
  });
  afterAll(() => test.close());

  async function userWithAccount(email: string, given: Parameters<typeof newUser>[1] = {}): Promise<Caller> {
    const owner = await newUser(test.services, { email, ...given });
    await acceptedAccount(test, owner.userId);
    return as(test, { userId: owner.userId });
  }

  it('[B8][L49] report the decisions of administrators in the owner’s language, with the reference for the next transfer', async () => {
    const lucia = await userWithAccount('lucia@example.com', { name: 'Lucía' });
    const john = await userWithAccount('john@example.com', { name: 'John', language: 'en' });
    const requestDeposit = async (caller: Caller) =>
      (await askFor(caller, { type: 'income', amount: '250.00' })).json().transactionId;
    await approve(admin, await requestDeposit(lucia));
    await reject(admin, await requestDeposit(john), 'The name is another.');
    const added = await mailAbout(test, 'lucia@example.com', 'Hemos añadido 250,00\u00a0€ a tu monedero');
    const own = (await lucia.get('/v1/wallet/deposit-account')).json();
    expect(added.text).toContain(`Concepto: ${groupIban(own.reference)}`);
    expect(added.text).toContain('Este concepto es solo tuyo y no cambia nunca.');
    const rejected = 'We could not add 250,00\u00a0€ to your wallet';
    const { text } = await mailAbout(test, 'john@example.com', rejected);
    expect(text).toContain('Reason: The name is another.');
  });

  it('[B8] say where to transfer a deposit, and report withdrawals even to users who want no mails', async () => {
    const email = 'amparo@example.com';
    const amparo = await userWithAccount(email);
    await test.db.update(users).set({ language: 'en' }).where(eq(users.userId, amparo.userId));
    const income = { type: 'income', amount: '250.00' } as const;
    const request = await askFor(amparo, income);
    const { account } = test.services.config.depositAccount ?? { account: '' };
    const { text } = await mailAbout(test, email, 'We are waiting for your transfer of 250,00\u00a0€');
    expect(text).toContain(`IBAN: ${groupIban(account)}`);
    expect(text).toContain(`Reference: ${groupIban(movementReference(request.json().transactionId))}`);
    await approve(admin, request.json().transactionId);
    // The approval is mailed only while the owner wants mails.
    await mailTo(test, email, 2);

    await test.db.update(users).set({ notifyGeneralEmail: false }).where(eq(users.userId, amparo.userId));
    await askFor(amparo, income);
    const refused = await askFor(amparo, { type: 'withdraw', amount: '9000.00' });
    expect(refused.json().code).toBe('wallet.amount_above_balance');
    await askFor(amparo, { type: 'withdraw', amount: '100.00' });
    const { headers } = await mailAbout(test, email, 'You have requested a withdrawal of 100,00\u00a0€');
    expect(headers).not.toHaveProperty('List-Unsubscribe');
    await askFor(admin, { type: 'withdraw', amount: '50.00', userId: amparo.userId });
    await mailAbout(test, email, 'We have recorded a withdrawal of 50,00\u00a0€');
    expect(await mailsTo(test, email)).toHaveLength(4);
  });

  it('[B8] skip deleted users and users who want no mails, and are sent all together or not at all', async () => {
    const quiet = await userWithAccount('quiet@example.com');
    const gone = await userWithAccount('gone@example.com');
    const here = await userWithAccount('here@example.com');
    await test.db.update(users).set({ notifyGeneralEmail: false }).where(eq(users.userId, quiet.userId));
    const now = test.clock.now;
    await test.db.update(users).set({ deletedAt: now, disabledAt: now }).where(eq(users.userId, gone.userId));
    const notices = [quiet, gone, here].map(closedFor);
    await test.services.jobs.enqueue(test.db, noticesQueue, { notices });
    await mailTo(test, 'here@example.com');

    const mail = {
      ...test.services.mail,
      sendAll: async (...sent: Parameters<typeof test.services.mail.sendAll>) => {
        await test.services.mail.sendAll(...sent);
        throw new Error('no');
      },
    };
    const noJob = { completeIn: async () => {} };
    await expect(sendNotices({ ...test.services, mail }, [closedFor(here)], noJob)).rejects.toThrow('no');
    await sendNotices(test.services, [closedFor(here)], noJob);
    await mailTo(test, 'here@example.com', 2);
    expect(await mailsTo(test, 'here@example.com')).toHaveLength(2);
    expect([await mailsTo(test, 'quiet@example.com'), await mailsTo(test, 'gone@example.com')]).toEqual([
      [],
      [],
    ]);
  });
});
