/**
 * Goal: any damaged amount, of the bank or of the ledger, is found and stops payments. Method: some days on which every act
 * occurs, then one row is changed or deleted, and restored afterwards.
 */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Act, acts } from '../../../test/bank-world/acts.ts';
import {
  admin,
  type BankWorld,
  givenBankWorld,
  importDays,
  log,
  today,
} from '../../../test/bank-world/bank-world.ts';
import { as } from '../../../test/callers.ts';
import { mailsTo } from '../../../test/mails.ts';
import { bankBalances } from '../../schema/bank-balances.ts';
import { compareBank } from './compare-bank.ts';
import { findBreaches } from './find-breaches.ts';

const filesUrl = '/v1/payment/payment-files';

/** The acts of each day; every act occurs, and the first movement waits until the end. */
const days: Act[][] = [
  ['unknown', 'unknown', 'transfer', 'fee', 'byHand', 'withdrawal'],
  ['release', 'file', 'bookOther', 'takenBack', 'comesBack'],
  ['sendBack', 'bookTakenBack', 'transfer'],
];

let world: BankWorld;
let administrators = 0;
beforeAll(async () => {
  world = await givenBankWorld();
  for (const actsOfDay of days) {
    for (const act of actsOfDay) await acts[act](world, 0);
    const day = today(world);
    world.test.clock.advance(86_400);
    await importDays(world, day, day);
  }
});
afterAll(() => world.test.close());

/** Writes with triggers and foreign keys switched off. */
async function damage(statement: string): Promise<void> {
  await world.test.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql.raw(statement));
  });
}

const pick = {
  booked: `(select bank_entry_id from transactions where bank_entry_id is not null order by transaction_id limit 1)`,
  open: `(select bank_entry_id from bank_entries where state = 'waiting' order by bank_entry_id limit 1)`,
  day: `(select min(day) + 2 from bank_days)`,
  entry: `(select entry_id from transactions where bank_entry_id is not null order by transaction_id limit 1)`,
};

it.each([
  ['a movement that waits is deleted', `delete from bank_entries where bank_entry_id = ${pick.open}`],
  ['a movement that was booked is deleted', `delete from bank_entries where bank_entry_id = ${pick.booked}`],
  [
    'a movement that was booked has another amount',
    `update bank_entries set amount_cents = amount_cents + 1 where bank_entry_id = ${pick.booked}`,
  ],
  [
    'a movement that waits has another amount',
    `update bank_entries set amount_cents = amount_cents + 1 where bank_entry_id = ${pick.open}`,
  ],
  [
    'a movement is booked without a deposit',
    `update bank_entries set state = 'booked', doubt = null, user_id = (select user_id from wallets limit 1) where bank_entry_id = ${pick.open}`,
  ],
  [
    'a balance of the bank is another',
    `update bank_days set closing_cents = closing_cents - 5 where day = ${pick.day}`,
  ],
  [
    'a posting of the bank has another amount',
    `update ledger_postings set amount_cents = amount_cents + 3 where account_id = 'bank' and entry_id = ${pick.entry}`,
  ],
  [
    'a posting of the bank is missing',
    `delete from ledger_postings where account_id = 'bank' and entry_id = ${pick.entry}`,
  ],
  ['a deposit is missing', `delete from transactions where entry_id = ${pick.entry}`],
])(
  '[B1][L40] finds that %s, stops releases and files until it is mended, and mails administrators once',
  async (_, harm) => {
    const { test } = world;
    administrators += 1;
    const email = `elena.${administrators}@example.com`;
    await as(test, 'admin', { email, language: 'en' });
    const tables = ['bank_entries', 'bank_days', 'ledger_postings', 'transactions'];
    for (const table of tables) await damage(`create table kept_${table} as select * from ${table}`);
    await damage(harm);
    await Promise.all([compareBank(test.services, log), compareBank(test.services, log)]);
    await compareBank(test.services, log);
    const refused = await (await admin(world)).post(filesUrl, { body: {} });
    const { breaches } = await findBreaches(test.db);
    for (const table of tables) {
      await damage(`delete from ${table}`);
      await damage(`insert into ${table} select * from kept_${table}`);
      await damage(`drop table kept_${table}`);
    }
    await compareBank(test.services, log);
    expect(refused.json()).toMatchObject({ status: 409, code: 'payment.bank_differs' });
    expect(breaches.map(({ rule }) => rule)).toContain('bank_agrees_with_ledger');
    // Proposals of the last day may be mailed late to a new administrator.
    const mails = (await mailsTo(test, email)).filter(({ text }) => !text.includes('/admin/approvals/'));
    expect(mails).toMatchObject([{ subject: 'The bank and the wallets do not agree' }]);
    const compared = await test.db.select().from(bankBalances);
    expect(compared.filter(({ unexplainedCents }) => unexplainedCents !== 0)).toEqual([]);
    expect((await (await admin(world)).post(filesUrl, { body: {} })).json().code).not.toBe(
      'payment.bank_differs',
    );
  },
);
