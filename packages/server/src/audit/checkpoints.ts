import { sql } from 'drizzle-orm';
import type { Db } from '../kit/database/types.ts';
import type { Services } from '../kit/services.ts';
import { auditEntries } from '../schema/audit-entries.ts';
import { type Checkpoint, checkpointKey } from './read-checkpoints.ts';
import { lastSeal, sealChains } from './seal-chains.ts';

/** The sum of the postings per kind of account, over the first `sealedCount` sealed entries. */
export async function ledgerTotals(db: Db, sealedCount: number): Promise<Record<string, string>> {
  const { rows } = await db.execute<{ kind: string; cents: string }>(sql`
    select kind, sum(amount_cents)::text as cents from seals
    join ledger_postings on ledger_postings.entry_id = seals.subject_id::uuid
    join ledger_accounts using (account_id)
    where chain = 'ledger' and position <= ${sealedCount} group by kind order by kind`);
  return Object.fromEntries(rows.map(({ kind, cents }) => [kind, cents]));
}

async function stateOf(db: Db, at: Date): Promise<Checkpoint> {
  const [audit, ledger] = [await lastSeal(db, 'audit'), await lastSeal(db, 'ledger')];
  const endOf = (seal: typeof audit) => ({
    count: seal?.position ?? 0,
    lastId: seal?.subjectId ?? '',
    seal: seal?.seal.toString('hex') ?? '',
  });
  const [row] = await db
    .select({ hash: auditEntries.hash })
    .from(auditEntries)
    .where(sql`audit_entry_id = ${audit?.subjectId ?? '0'}::bigint`);
  return {
    at: at.toISOString(),
    audit: { ...endOf(audit), hash: row?.hash.toString('hex') ?? '' },
    ledger: { ...endOf(ledger), totals: await ledgerTotals(db, ledger?.position ?? 0) },
  };
}

/** Signs the current end of both chains, and the time of a restore if given, and stores it outside the database. */
export async function writeCheckpoint(services: Services, restoredTo?: Date): Promise<void> {
  const { database, evidenceKeys, files, checkpointFiles, now } = services;
  await sealChains(services);
  const at = now();
  const state = await stateOf(database.db, at);
  const content = JSON.stringify({ ...state, restoredTo: restoredTo?.toISOString() });
  const { keyId } = evidenceKeys;
  const file = Buffer.from(JSON.stringify({ keyId, content, signature: evidenceKeys.sign(content) }));
  const key = checkpointKey(state.at);
  await files.put(key, file, 'application/json');
  await checkpointFiles?.put(key, file, 'application/json');
}
