import type { BankEntryDoubt } from '@semilla/contract';
import { thePlatform } from '../../kit/change/actor.ts';
import { heldOf, walletOf } from '../../ledger/accounts.ts';
import type { BankEntryRow } from '../../schema/bank-entries.ts';
import type { Command, Context } from '../engine/command.ts';
import { type Effects, mergeEffects } from '../engine/effects.ts';
import type { World } from '../engine/world.ts';
import type { Match } from '../matching/match-entry.ts';
import { isOfOrder } from '../matching/match-order.ts';
import { bookDeposit, isProvable, proveBy } from './book-entry.ts';
import { bookOrder } from './book-order.ts';
import { bookPayout } from './book-payout.ts';
import { needsOfPromoters } from './book-promoter-payment.ts';
import { bookReturns } from './book-return.ts';

/** A bank movement with the match found before its rows were locked. Each transaction is matched at most once. */
export interface MatchedEntry {
  entry: BankEntryRow;
  match: Match;
}

interface Looked {
  /** How many movements were booked or set to wait. The others changed in the meantime and are matched again later. */
  done: number;
}

function waits(entry: BankEntryRow, doubt: BankEntryDoubt, userId: string | undefined): Effects {
  return { bankEntries: [{ ...entry, state: 'waiting', doubt, userId: userId ?? null }] };
}

/** The movement, unless it was booked or decided by staff in the meantime. Its match may have shown that it is a return. */
function openEntry(
  world: World,
  { entry: { bankEntryId, isReturn } }: MatchedEntry,
): BankEntryRow | undefined {
  const entry = world.bankEntries.get(bankEntryId);
  const isOpen = entry?.state === 'new' || (entry?.state === 'waiting' && entry.doubt === 'notPaid');
  return isOpen ? { ...entry, isReturn } : undefined;
}

function effectsOf(
  world: World,
  context: Context,
  matched: MatchedEntry,
  staffIds: readonly string[],
): Effects | undefined {
  const { match } = matched;
  const entry = openEntry(world, matched);
  if (!entry) return undefined;
  if (match.kind === 'doubt') return waits(entry, match.doubt, match.userId);
  if (isOfOrder(match)) return bookOrder(world, context, entry, match, staffIds);
  const { userId, transactionId } = match;
  const owner = world.users.get(userId);
  const row = transactionId ? world.transactions.get(transactionId) : undefined;
  if (!owner) return undefined;
  if (match.kind === 'return') return owner.isClosed ? waits(entry, 'accountClosed', userId) : undefined;
  if (match.kind === 'proof') {
    return row && isProvable(row) ? proveBy(entry, row, owner).effects : undefined;
  }
  if (match.kind === 'payout')
    return bookPayout(world, context, { entry, transactionId: match.transactionId, owner })?.effects;
  if (transactionId && row?.status !== 'pending') return undefined;
  if (owner.isClosed) return waits(entry, 'accountClosed', userId);
  return bookDeposit(world, context, { entry, userId, transactionId, deciderId: null }, owner).effects;
}

/** Books the payments that came back to customers whose account is open. */
function effectsOfReturns(world: World, context: Context, matched: readonly MatchedEntry[]): Effects[] {
  const returns = matched.flatMap((one) => {
    if (one.match.kind !== 'return') return [];
    const { userId, transactionId: withdrawalId } = one.match;
    const [entry, owner] = [openEntry(world, one), world.users.get(userId)];
    return entry && owner && !owner.isClosed ? { entry, owner, withdrawalId } : [];
  });
  return bookReturns(world, context, returns);
}

/**
 * Books bank movements whose customer is certain, and lets the others wait for staff. Two people imported the
 * movements, so no amount needs a second person here. Administrators get a mail about payments to promoters
 * that came back.
 */
export function bookMatchedEntries(
  matched: readonly MatchedEntry[],
  staffIds: readonly string[] = [],
): Command<Looked> {
  const sure = matched.flatMap(({ match }) => (match.kind === 'doubt' || isOfOrder(match) ? [] : match));
  const reversed = matched.flatMap(({ match }) =>
    isOfOrder(match) ? [match.receivedId, match.paidById].filter((id) => id !== null) : [],
  );
  const customers = [...new Set(sure.map(({ userId }) => userId))];
  const payees = [...new Set(sure.flatMap(({ kind, userId }) => (kind === 'payout' ? userId : [])))];
  const promoters = needsOfPromoters(
    matched.flatMap(({ match }) =>
      isOfOrder(match) && match.purpose !== 'sendBack' && match.projectId !== null
        ? { projectId: match.projectId, purpose: match.purpose }
        : [],
    ),
  );
  return {
    actor: thePlatform,
    needs: {
      bankEntries: [...matched.map(({ entry }) => entry.bankEntryId), ...reversed],
      ...promoters,
      users: customers,
      accounts: [...customers.map(walletOf), ...payees.map(heldOf), ...promoters.accounts],
      transactions: sure.flatMap(({ transactionId }) => transactionId ?? []),
      bankAccounts: sure.flatMap((match) => (match.kind === 'return' && match.bankAccountId) || []),
    },
    decide(world, context) {
      const all = [
        ...matched.flatMap((one) => effectsOf(world, context, one, staffIds) ?? []),
        ...effectsOfReturns(world, context, matched),
      ];
      const effects = mergeEffects(all);
      return { answer: { done: effects.bankEntries.length }, effects };
    },
  };
}
