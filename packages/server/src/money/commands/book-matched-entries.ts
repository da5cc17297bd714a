import type { BankEntryDoubt } from '@semilla/contract';
import { thePlatform } from '../../kit/change/actor.ts';
import { heldOf, walletOf } from '../../ledger/accounts.ts';
import type { BankEntryRow } from '../../schema/bank-entries.ts';
import type { Command, Context } from '../engine/command.ts';
import { type Effects, mergeEffects } from '../engine/effects.ts';
import type { World } from '../engine/world.ts';
import type { Match } from '../matching/match-entry.ts';
import { bookDeposit, depositNeedsSecond, isProvable, proveBy } from './book-entry.ts';
import { bookPayout } from './book-payout.ts';

/** A movement of the bank with what was found about it before the locks. No two are matched with the same transaction. */
export interface MatchedEntry {
  entry: BankEntryRow;
  match: Match;
  /** Who imported the statement. */
  deciderId: string;
  /** Whether they are still an administrator. */
  mayDecide: boolean;
}

interface Looked {
  /** The others changed meanwhile, and are looked at again later. */
  done: number;
}

/** What one person alone approved, with the deposits of this command. */
type Approved = Map<string, number>;

function waits(entry: BankEntryRow, doubt: BankEntryDoubt, userId: string | undefined): Effects {
  return { bankEntries: [{ ...entry, state: 'waiting', doubt, userId: userId ?? null }] };
}

function effectsOf(
  world: World,
  context: Context,
  { entry: { bankEntryId }, match, deciderId, mayDecide }: MatchedEntry,
  approved: Approved,
): Effects | undefined {
  const entry = world.bankEntries.get(bankEntryId);
  if (entry?.state !== 'new') return undefined;
  if (match.kind === 'doubt') return waits(entry, match.doubt, match.userId);
  const { userId, transactionId } = match;
  const owner = world.users.get(userId);
  const row = transactionId ? world.transactions.get(transactionId) : undefined;
  if (!owner) return undefined;
  if (match.kind === 'proof') {
    return row && isProvable(row) ? proveBy(entry, row, owner).effects : undefined;
  }
  if (match.kind === 'payout')
    return bookPayout(world, context, { entry, transactionId: match.transactionId, owner })?.effects;
  if (transactionId && row?.status !== 'pending') return undefined;
  if (owner.isClosed) return waits(entry, 'accountClosed', userId);
  const deposit = { entry, userId, transactionId, deciderId };
  if (!mayDecide || userId === deciderId || depositNeedsSecond(approved, context, deposit))
    return waits(entry, 'needsSecond', userId);
  for (const id of [userId, deciderId]) approved.set(id, (approved.get(id) ?? 0) + entry.amountCents);
  return bookDeposit(world, context, deposit, owner).effects;
}

/**
 * Books movements of the bank whose customer is sure, and has the others wait for staff. Who imported the statement counts
 * as the one who approves, so that from the threshold up a second person is needed.
 */
export function bookMatchedEntries(matched: readonly MatchedEntry[]): Command<Looked> {
  const sure = matched.flatMap(({ match, deciderId }) =>
    match.kind === 'doubt' ? [] : [{ ...match, customerId: match.userId, deciderId }],
  );
  const customers = [...new Set(sure.map(({ customerId }) => customerId))];
  const payees = [...new Set(sure.flatMap(({ kind, customerId }) => (kind === 'payout' ? customerId : [])))];
  const [deciderId] = sure.map((one) => one.deciderId);
  return {
    actor: thePlatform,
    needs: {
      bankEntries: matched.map(({ entry }) => entry.bankEntryId),
      users: customers,
      accounts: [...customers.map(walletOf), ...payees.map(heldOf)],
      approvedAmounts: deciderId ? customers.map((customerId) => ({ customerId, deciderId })) : [],
      transactions: sure.flatMap(({ transactionId }) => transactionId ?? []),
    },
    decide(world, context) {
      const approved: Approved = new Map(world.approvedCents);
      const all = matched.flatMap((one) => effectsOf(world, context, one, approved) ?? []);
      return { answer: { done: all.length }, effects: mergeEffects(all) };
    },
  };
}
