/**
 * Goal: whatever customers, staff and the bank do, and in whatever order statements arrive, the whole difference between the
 * bank and the ledger is explained, and the customer has what the model says. Method: random days against a bank that does
 * not know the importer and writes Norma 43 and camt.053.
 */
import { addDays, otherBookings } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Act, acts } from '../../../test/bank-world/acts.ts';
import { bookWaiting } from '../../../test/bank-world/acts-of-bookings.ts';
import {
  amountOf,
  type BankWorld,
  bookAs,
  findMovements,
  givenBankWorld,
  importDays,
  log,
  today,
} from '../../../test/bank-world/bank-world.ts';
import { balances } from '../../../test/orders.ts';
import { sized, testSeed } from '../../../test/seed.ts';
import { bankBalances } from '../../schema/bank-balances.ts';
import { bankEntries } from '../../schema/bank-entries.ts';
import { compareBank } from './compare-bank.ts';
import { findBreaches } from './find-breaches.ts';

const dayNumber = sized(10, 60);

let world: BankWorld;
beforeAll(async () => {
  world = await givenBankWorld();
});
afterAll(() => world.test.close());

/** What the company and the promoters pay in and take out, in this order. */
const ofCompanyAndProjects = [
  { cents: 900_001, body: () => ({ as: 'companyMoney' }) },
  { cents: -50_001, body: () => ({ as: 'companyMoney' }) },
  { cents: 70_001, body: () => ({ as: 'repayment', projectId: world.projectId }) },
  { cents: -501, body: () => ({ as: 'taxPaid', taxes: [{ projectId: world.taxedId, amount: '5.01' }] }) },
];

async function bookForCompanyAndProjects(): Promise<void> {
  for (const { cents, body } of ofCompanyAndProjects) {
    const query = `state=waiting&side=${cents < 0 ? 'out' : 'in'}&amount=eq:${amountOf(Math.abs(cents))}`;
    const [movement] = await findMovements(world, query);
    await bookAs(world, movement, body());
  }
}

/** Makes sure that movements of each kind occur, whatever is drawn and however late their statements arrive. */
async function actsOfEachKind(index: number): Promise<void> {
  if (index === 3) await acts.transfer(world, 0);
  if (index === 4) await acts.release(world, 0);
  if (index === 5) await acts.file(world, 3);
  if (index === 8) await acts.takenBack(world, 0);
}

/** The first day leaves movements that staff book later. */
async function beginDays(): Promise<void> {
  await acts.transfer(world, 0);
  for (let time = 0; time < 3; time += 1) {
    await acts.unknown(world, 0);
    await acts.fee(world, 0);
  }
}

function drawDays() {
  const act = fc.constantFrom<Act>(...(Object.keys(acts) as Act[]));
  const draw = fc.record({ act, delay: fc.nat({ max: 3 }) });
  const day = { draws: fc.array(draw, { minLength: 2, maxLength: 5 }), late: fc.nat({ max: 3 }) };
  return fc.sample(fc.record(day), { seed: testSeed, numRuns: dayNumber });
}

/** Ends the day and imports its statement. */
async function endDay(): Promise<void> {
  world.test.clock.advance(86_400);
  const yesterday = addDays(today(world), -1);
  await importDays(world, yesterday, yesterday);
}

const rows = () => world.test.db.select().from(bankBalances).orderBy(bankBalances.day);

it('[B1][L40] nothing is left unexplained after random days, in whatever order their statements come', async () => {
  console.log(`The days follow from TEST_SEED=${testSeed}.`);
  const { test, bank } = world;
  const begin = today(world);
  await beginDays();
  const waiting: { day: string; late: number }[] = [];
  for (const [index, { draws, late }] of drawDays().entries()) {
    await actsOfEachKind(index);
    for (const { act, delay } of draws) await acts[act](world, delay);
    waiting.push({ day: today(world), late });
    test.clock.advance(86_400);
    for (const report of waiting) report.late -= 1;
    for (const { day } of waiting.filter((report) => report.late < 0).toReversed())
      await importDays(world, day, day);
    waiting.splice(0, waiting.length, ...waiting.filter((report) => report.late >= 0));
    expect((await rows()).filter(({ unexplainedCents }) => unexplainedCents !== 0)).toEqual([]);
  }
  await importDays(world, begin, addDays(today(world), -1));
  // Books one movement of each side, in case the drawn days booked none; the first day left several.
  for (const side of ['in', 'out'])
    await bookWaiting(world, (open) => open.find((one) => one.side === side), { days: 0 });
  for (const { cents } of ofCompanyAndProjects) bank.moves({ day: today(world), cents });
  await endDay();
  await acts.sendBack(world, 0);
  await acts.bookTakenBack(world, 0);
  await bookForCompanyAndProjects();
  await acts.repaymentTakenBack(world, 0);
  await endDay();
  await acts.bookRepaymentTakenBack(world, 0);
  await compareBank(test.services, log);
  const booked = await test.db.selectDistinct({ as: bankEntries.bookedAs }).from(bankEntries);
  expect(booked.map(({ as: kind }) => kind)).toEqual(expect.arrayContaining([...otherBookings]));
  expect(await findMovements(world, 'state=booked&side=out&bookedAs=repayment')).not.toEqual([]);

  const found = await rows();
  expect(found.map(({ day, bankCents, unexplainedCents }) => [day, bankCents, unexplainedCents])).toEqual(
    [...new Set(world.importedDays)].sort().map((day) => [day, bank.closing(day), 0]),
  );
  for (const row of found) {
    const { rows: posted } = await test.db.execute<{ cents: string }>(sql`
      select coalesce(-sum(amount_cents), 0) as cents from ledger_postings join ledger_entries using (entry_id)
      where account_id = 'bank' and created_at < ${addDays(row.day, 1)}::timestamp at time zone 'Europe/Madrid'`);
    expect(row.ledgerCents).toBe(Number(posted[0]?.cents));
    expect(row.unreportedCents).toBe(0);
  }
  expect((await findBreaches(test.db)).breaches).toEqual([]);
  // The model knows neither the importer nor the ledger.
  const shownCents = bank.shownForWallet(addDays(today(world), -1));
  expect(await balances(test, `wallet:${world.customer.userId}`)).toEqual([world.walletCents + shownCents]);
});
