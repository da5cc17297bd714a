import { civilDateAt } from '@semilla/contract';
import { camt053File, camt053Text } from '@semilla/contract/testing';
import { eq } from 'drizzle-orm';
import { matchEntries } from '../../src/money/matching/match-entries.ts';
import { bankEntries } from '../../src/schema/bank-entries.ts';
import { entryOf, statementOf } from '../bank-files.ts';
import type { Caller } from '../callers.ts';
import { formOf } from '../forms.ts';
import type { TestApp } from '../test-app.ts';
import type { Stage } from './stage.ts';
import { strangersAccount } from './stranger.ts';

type Movement = Parameters<typeof entryOf>[0];

type Shown = Movement & { bookedOn: string };

/** Proposes to import a statement of one day with one movement. */
export async function proposeMovement(test: TestApp, by: Caller, movement: Shown, alone = true) {
  const { account = '' } = test.services.config.depositAccount ?? {};
  const file = camt053File(camt053Text([statementOf([entryOf(movement)], { account })]));
  return by.post('/v1/payment/bank-statements', { form: formOf({ file }), alone });
}

/** Two people import a statement with one movement, which is then matched; returns the movement. */
export async function importMovement(test: TestApp, by: Caller, movement: Shown): Promise<string> {
  const { statusCode, body } = await proposeMovement(test, by, movement, false);
  if (statusCode >= 300) throw new Error(body);
  await matchEntries(test.app);
  const [found] = await test.db.select().from(bankEntries).where(eq(bankEntries.bookedOn, movement.bookedOn));
  if (found?.state !== 'waiting') throw new Error('the movement does not wait for staff');
  return found.bankEntryId;
}

const transferCents = 2_000_000;

/**
 * Imports and matches a real statement with large transfers without a reference, from the accounts of two customers
 * and from a stranger's.
 */
export async function receiveTransfers(stage: Stage): Promise<void> {
  const { test, smallId, neighbour, accompliceAccount } = stage;
  const [known] = await test.db.select().from(bankEntries).where(eq(bankEntries.bankEntryId, smallId));
  if (!known) throw new Error('there is no statement');
  const bookedOn = civilDateAt(test.clock.now);
  const received = [neighbour.account, accompliceAccount.account, strangersAccount].map((account) => ({
    ...known,
    bankEntryId: crypto.randomUUID(),
    bookedOn,
    valueOn: bookedOn,
    amountCents: transferCents,
    counterpartyAccount: account,
    // The account alone says whose money it is, but for the stranger, who is no customer.
    counterpartyName: account === strangersAccount ? known.counterpartyName : null,
    bankReference: `from ${account} on ${bookedOn}`,
    state: 'new' as const,
    doubt: null,
    userId: null,
    note: null,
  }));
  await test.db.insert(bankEntries).values(received);
  await matchEntries(test.app);
}
