import type { ledgerEntries } from '../schema/ledger-entries.ts';
import type { AccountId } from './accounts.ts';

export interface Posting {
  accountId: AccountId;
  amountCents: number;
}

export interface NewEntry {
  entryId: string;
  cause: (typeof ledgerEntries.$inferSelect)['cause'];
  causeId: string;
  createdAt: Date;
  postings: Posting[];
}

/** Creates an entry. Several amounts for the same account become one posting. */
export function newEntry(
  { now, newId }: { now: Date; newId: () => string },
  { cause, causeId }: Pick<NewEntry, 'cause' | 'causeId'>,
  moves: readonly (readonly [AccountId, number])[],
): NewEntry {
  const sums = new Map<AccountId, number>();
  for (const [accountId, cents] of moves) sums.set(accountId, (sums.get(accountId) ?? 0) + cents);
  const postings = [...sums]
    .filter(([, amountCents]) => amountCents !== 0)
    .map(([accountId, amountCents]) => ({ accountId, amountCents }));
  return { entryId: newId(), cause, causeId, createdAt: now, postings };
}
