import type { AccountId } from './accounts.ts';
import type { Context } from './command.ts';
import type { NewEntry } from './effects.ts';

/** An entry that puts these amounts into these accounts; where two name the same account they are one posting. */
export function newEntry(
  { now, newId }: Pick<Context, 'now' | 'newId'>,
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
