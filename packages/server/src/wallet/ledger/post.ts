import { insertRows } from '../../database/sets.ts';
import type { Db } from '../../database/types.ts';
import type { NewEntry } from './effects.ts';
import { ledgerEntries, ledgerPostings } from './table.ts';

/**
 * The only place that writes postings. Whatever their number it takes two statements; the second moves the balances of
 * all accounts concerned as well, by the trigger on the table. The accounts must be locked.
 */
export async function post(tx: Db, entries: readonly NewEntry[]): Promise<void> {
  await insertRows(
    tx,
    ledgerEntries,
    entries.map(({ entryId, cause, causeId, createdAt }) => ({ entryId, cause, causeId, createdAt })),
  );
  await insertRows(
    tx,
    ledgerPostings,
    entries.flatMap(({ entryId, postings }) => postings.map((posting) => ({ entryId, ...posting }))),
  );
}
