import type { StatementEntry } from './bank-statement.ts';
import { writtenIn } from './references-in.ts';

/** An entry that was imported before. */
export type StoredEntry = Pick<
  StatementEntry,
  'bookedOn' | 'amountCents' | 'bankReference' | 'counterpartyAccount' | 'reference' | 'text'
>;

const groupOf = ({ bookedOn, amountCents, bankReference }: StoredEntry) =>
  `${bookedOn} ${amountCents} ${bankReference ?? ''}`;

/** Our reference, wherever a format writes it; otherwise the reference that the format gives. */
const referenceOf = ({ reference, text }: StoredEntry) => writtenIn(reference, text) ?? reference;

const agree = (one: string | null, other: string | null) => !one || !other || one === other;

/** Whether both may be the same movement. Some formats have no field for the account or the reference. */
const mayBeSame = (one: StoredEntry, other: StoredEntry) =>
  agree(one.counterpartyAccount, other.counterpartyAccount) && agree(referenceOf(one), referenceOf(other));

const isSame = (one: StoredEntry, other: StoredEntry) =>
  one.counterpartyAccount === other.counterpartyAccount && referenceOf(one) === referenceOf(other);

/**
 * The entries that match no stored entry. Removes each matched entry from `stored`, so that it is matched
 * only once.
 */
function unpaired(entries: StoredEntry[], stored: StoredEntry[], isLike: typeof isSame): StoredEntry[] {
  return entries.filter((entry) => {
    const index = stored.findIndex((one) => isLike(entry, one));
    if (index >= 0) stored.splice(index, 1);
    return index < 0;
  });
}

/**
 * How many movements of a report were imported before with another account or reference. In that case one of the two reports is
 * not what the bank wrote.
 */
export function countDifferent(entries: readonly StoredEntry[], stored: readonly StoredEntry[]): number {
  const before = Map.groupBy(stored, groupOf);
  let different = 0;
  for (const [group, reported] of Map.groupBy(entries, groupOf)) {
    const left = [...(before.get(group) ?? [])];
    const others = unpaired(unpaired(reported, left, isSame), left, mayBeSame);
    different += Math.min(others.length, left.length);
  }
  return different;
}
