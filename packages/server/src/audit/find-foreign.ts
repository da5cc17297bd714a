import { inArray } from 'drizzle-orm';
import { auditContent } from '../kit/audit/audit-content.ts';
import type { Db } from '../kit/database/types.ts';
import type { EvidenceKeys } from '../kit/evidence-keys.ts';
import { entryContent } from '../ledger/entry-content.ts';
import { auditEntries } from '../schema/audit-entries.ts';
import { ledgerEntries } from '../schema/ledger-entries.ts';
import { ledgerPostings } from '../schema/ledger-postings.ts';
import type { Chain, Sealed } from './seal-chains.ts';

type Keys = Pick<EvidenceKeys, 'isMark'>;

async function ownAuditRows(db: Db, keys: Keys, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select()
    .from(auditEntries)
    .where(inArray(auditEntries.auditEntryId, ids.map(Number)));
  return rows
    .filter((row) => {
      const { content, details } = auditContent(row);
      return keys.isMark(row.mark, { content, details: row.erasedAt ? undefined : details });
    })
    .map(({ auditEntryId }) => String(auditEntryId));
}

async function ownEntries(db: Db, keys: Keys, ids: readonly string[]): Promise<string[]> {
  const entries = await db
    .select()
    .from(ledgerEntries)
    .where(inArray(ledgerEntries.entryId, [...ids]));
  const posted = await db
    .select()
    .from(ledgerPostings)
    .where(inArray(ledgerPostings.entryId, [...ids]));
  const postings = Map.groupBy(posted, ({ entryId }) => entryId);
  return entries
    .filter((entry) => keys.isMark(entry.mark, entryContent(entry, postings.get(entry.entryId) ?? [])))
    .map(({ entryId }) => entryId);
}

/** The rows that the platform did not write, or that were changed later. */
export async function findForeign(
  db: Db,
  keys: Keys,
  chain: Chain,
  rows: readonly Pick<Sealed, 'subjectId'>[],
): Promise<Set<string>> {
  if (!rows.length) return new Set();
  const ids = rows.map(({ subjectId }) => subjectId);
  const own = await (chain === 'audit' ? ownAuditRows : ownEntries)(db, keys, ids);
  const ownIds = new Set(own);
  return new Set(ids.filter((id) => !ownIds.has(id)));
}
