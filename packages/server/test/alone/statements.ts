import { civilDateAt } from '@semilla/contract';
import { camt053File, camt053Text } from '@semilla/contract/testing';
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { matchEntries } from '../../src/money/matching/match-entries.ts';
import { bankDays } from '../../src/schema/bank-days.ts';
import { bankEntries } from '../../src/schema/bank-entries.ts';
import { entryOf, statementOf } from '../bank-files.ts';
import type { Caller } from '../callers.ts';
import { formOf } from '../forms.ts';
import type { TestApp } from '../test-app.ts';
import type { Stage } from './stage.ts';
import { strangersAccount, strangersFullName } from './stranger.ts';

type Movement = Omit<Parameters<typeof entryOf>[0], 'bankReference'>;

export type ShownMovement = Movement & { bookedOn: string };

/** Proposes to import a statement of one day with one movement. */
export async function proposeMovement(test: TestApp, by: Caller, movement: ShownMovement, alone = true) {
  const { account = '' } = test.services.config.depositAccount ?? {};
  const file = camt053File(camt053Text([statementOf([entryOf(movement)], { account })]));
  return by.post('/v1/payment/bank-statements', { form: formOf({ file }), alone });
}

/** Two people import a statement with one movement, which is then matched; returns the movement. */
export async function importMovement(test: TestApp, by: Caller, movement: ShownMovement): Promise<string> {
  const { statusCode, body } = await proposeMovement(test, by, movement, false);
  if (statusCode >= 300) throw new Error(body);
  await matchEntries(test.app);
  const [found] = await test.db.select().from(bankEntries).where(eq(bankEntries.bookedOn, movement.bookedOn));
  if (found?.state !== 'waiting') throw new Error('the movement does not wait for staff');
  return found.bankEntryId;
}

/** Changes the balances that the bank reported from the day of a movement on, as a statement with it would. */
async function addToDays(
  { db }: TestApp,
  {
    account,
    bookedOn,
    amountCents,
  }: Pick<typeof bankEntries.$inferSelect, 'account' | 'bookedOn' | 'amountCents'>,
): Promise<void> {
  const isOf = eq(bankDays.account, account);
  const [before] = await db
    .select()
    .from(bankDays)
    .where(and(isOf, lt(bankDays.day, bookedOn)))
    .orderBy(desc(bankDays.day))
    .limit(1);
  const cents = before?.closingCents ?? 0;
  await db
    .insert(bankDays)
    .values({ account, day: bookedOn, openingCents: cents, closingCents: cents })
    .onConflictDoNothing();
  await db
    .update(bankDays)
    .set({
      openingCents: sql`opening_cents + case when day > ${bookedOn} then ${amountCents}::bigint else 0 end`,
      closingCents: sql`closing_cents + ${amountCents}::bigint`,
    })
    .where(and(isOf, gte(bankDays.day, bookedOn)));
}

/** Adds movements to a statement that was imported by two people, and matches them. Returns their ids. */
async function showAtBank(
  { test, smallId }: Stage,
  movements: readonly Partial<typeof bankEntries.$inferInsert>[],
): Promise<string[]> {
  const [known] = await test.db.select().from(bankEntries).where(eq(bankEntries.bankEntryId, smallId));
  if (!known) throw new Error('there is no statement');
  const shown = movements.map((movement) => ({
    ...known,
    counterpartyName: null,
    counterpartyAccount: null,
    state: 'new' as const,
    doubt: null,
    userId: null,
    note: null,
    ...movement,
    bankEntryId: crypto.randomUUID(),
    valueOn: movement.bookedOn ?? known.valueOn,
    bankReference: `from ${movement.counterpartyAccount} on ${movement.bookedOn}`,
  }));
  await test.db.insert(bankEntries).values(shown);
  for (const movement of shown) await addToDays(test, movement);
  await matchEntries(test.app);
  return shown.map(({ bankEntryId }) => bankEntryId);
}

const transferCents = 2_000_000;

/** Receives large transfers without a reference, from the accounts of two customers and from a stranger's. */
export async function receiveTransfers(stage: Stage): Promise<void> {
  const bookedOn = civilDateAt(stage.test.clock.now);
  const from = (counterpartyAccount: string, counterpartyName: string | null = null) => ({
    bookedOn,
    amountCents: transferCents,
    counterpartyAccount,
    counterpartyName,
  });
  const { neighbour, accompliceAccount } = stage;
  // The account alone says whose money it is, but for the stranger, who is no customer.
  await showAtBank(stage, [
    from(neighbour.account),
    from(accompliceAccount.account),
    from(strangersAccount, strangersFullName),
  ]);
}

/** The movement of a debit. The bank shows it once an act needs it, because afterwards no money may leave. */
export async function debitOf(stage: Stage, name: keyof Stage['debits']): Promise<string> {
  const shown = stage.shownDebits[name] ?? (await showAtBank(stage, [stage.debits[name]]))[0];
  if (!shown) throw new Error('the debit is not shown');
  stage.shownDebits = { ...stage.shownDebits, [name]: shown };
  return shown;
}
