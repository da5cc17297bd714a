import { insertRows } from '../kit/database/sets.ts';
import type { Db } from '../kit/database/types.ts';
import type { EvidenceKeys } from '../kit/evidence-keys.ts';
import { ledgerEntries } from '../schema/ledger-entries.ts';
import { ledgerPostings } from '../schema/ledger-postings.ts';
import { entryContent } from './entry-content.ts';
import type { NewEntry } from './new-entry.ts';

/**
 * The only function that writes postings. It uses two statements for any number of entries; a trigger on the second table also
 * changes the balances. The accounts must be locked.
 */
export async function post(
  tx: Db,
  entries: readonly NewEntry[],
  keys?: Pick<EvidenceKeys, 'mark'>,
): Promise<void> {
  await insertRows(
    tx,
    ledgerEntries,
    entries.map(({ postings, ...entry }) => ({
      ...entry,
      ...(keys && { mark: keys.mark(entryContent(entry, postings)) }),
    })),
  );
  await insertRows(
    tx,
    ledgerPostings,
    entries.flatMap(({ entryId, postings }) => postings.map((posting) => ({ entryId, ...posting }))),
  );
}
