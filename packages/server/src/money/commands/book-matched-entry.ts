import type { BankEntryDoubt } from '@semilla/contract';
import { thePlatform } from '../../kit/change/actor.ts';
import { walletOf } from '../../ledger/accounts.ts';
import type { BankEntryRow } from '../../schema/bank-entries.ts';
import type { Command, Context } from '../engine/command.ts';
import type { Effects } from '../engine/effects.ts';
import type { World } from '../engine/world.ts';
import type { Match } from '../matching/match-entry.ts';
import { bookDeposit, depositNeedsSecond, noteOfEntry } from './book-entry.ts';

/** A movement of the bank with what was found about it before the locks. */
export interface MatchedEntry {
  entry: BankEntryRow;
  match: Match;
  /** Who imported the statement. */
  deciderId: string;
}

interface Looked {
  /** False if what it was matched with changed meanwhile; it is looked at again later. */
  isDone: boolean;
}

function waits(entry: BankEntryRow, doubt: BankEntryDoubt, userId: string | undefined): Effects {
  return { bankEntries: [{ ...entry, state: 'waiting', doubt, userId: userId ?? null }] };
}

function effectsOf(
  world: World,
  context: Context,
  { entry: { bankEntryId }, match, deciderId }: MatchedEntry,
): Effects | undefined {
  const entry = world.bankEntries.get(bankEntryId);
  if (entry?.state !== 'new') return undefined;
  if (match.kind === 'doubt') return waits(entry, match.doubt, match.userId);
  const { userId, transactionId } = match;
  const owner = world.users.get(userId);
  const row = transactionId ? world.transactions.get(transactionId) : undefined;
  if (!owner) return undefined;
  if (match.kind === 'proof') {
    if (row?.status !== 'completed' || row.bankEntryId !== null) return undefined;
    return {
      transactions: [{ ...row, bankEntryId }],
      bankEntries: [{ ...entry, state: 'booked', doubt: null, userId }],
      audit: [noteOfEntry(entry, owner, row.transactionId)],
    };
  }
  if (transactionId && row?.status !== 'pending') return undefined;
  if (owner.isClosed) return waits(entry, 'accountClosed', userId);
  const deposit = { entry, userId, transactionId, deciderId };
  if (userId === deciderId || depositNeedsSecond(world, context, deposit))
    return waits(entry, 'needsSecond', userId);
  return bookDeposit(world, context, deposit, owner).effects;
}

/**
 * Books a movement of the bank whose customer is sure, or has it wait for staff. Who imported the statement counts as
 * the one who approves, so that from the threshold up a second person is needed.
 */
export function bookMatchedEntry(matched: MatchedEntry): Command<Looked> {
  const { match, entry, deciderId } = matched;
  const customerId = match.kind === 'doubt' ? undefined : match.userId;
  return {
    actor: thePlatform,
    needs: {
      bankEntries: [entry.bankEntryId],
      ...(customerId && {
        users: [customerId],
        accounts: [walletOf(customerId)],
        approvedAmounts: [{ customerId, deciderId }],
      }),
      ...(match.kind !== 'doubt' && match.transactionId && { transactions: [match.transactionId] }),
    },
    decide(world, context) {
      const effects = effectsOf(world, context, matched);
      return { answer: { isDone: effects !== undefined }, effects: effects ?? {} };
    },
  };
}
