import { desc, eq, type SQL, sql } from 'drizzle-orm';
import { insertRows } from '../kit/database/sets.ts';
import type { Db } from '../kit/database/types.ts';
import type { EvidenceKeys } from '../kit/evidence-keys.ts';
import type { Services } from '../kit/services.ts';
import { chains, seals } from '../schema/seals.ts';

export type Chain = (typeof chains)[number];
export type Seal = typeof seals.$inferSelect;

export interface Sealed {
  subjectId: string;
  digest: string;
}

/** The rows of a chain with what their seals cover. */
export const subjects: Record<Chain, SQL> = {
  audit: sql`select audit_entry_id::text as "subjectId", encode(hash, 'hex') as digest, at, audit_entry_id::text as place
    from audit_entries`,
  ledger: sql`select entry_id::text as "subjectId", encode(ledger_entry_digest(ledger_entries), 'hex') as digest,
    created_at as at, entry_id::text as place from ledger_entries`,
};

/** What a seal covers: its row, its place in the chain, and the seal before. */
export function sealedText(
  { chain, position }: Pick<Seal, 'chain' | 'position'>,
  { subjectId, digest }: Sealed,
  previous: Buffer | undefined,
): string {
  return [chain, position, subjectId, digest, previous?.toString('hex') ?? ''].join('|');
}

export async function lastSeal(db: Db, chain: Chain): Promise<Seal | undefined> {
  const [row] = await db
    .select()
    .from(seals)
    .where(eq(seals.chain, chain))
    .orderBy(desc(seals.position))
    .limit(1);
  return row;
}

// Any number will do, as long as every process of every version uses the same.
const sealingLock = 7_364_514;
/** Few at once, because computing seals stops everything else in the process. */
const batchSize = 500;

/**
 * Rows without a seal. A transaction that began earlier may commit later, hence an hour more than since the last seal; that
 * may be in the future, if the clock was wrong and was put right.
 */
async function findUnsealed(tx: Db, chain: Chain, last: Seal | undefined, now: Date): Promise<Sealed[]> {
  const recent = last
    ? sql`where at > (select least(at, ${now.toISOString()}::timestamptz) - interval '1 hour'
        from (${subjects[chain]}) as known where "subjectId" = ${last.subjectId})`
    : sql``;
  const { rows } = await tx.execute<{ subjectId: string; digest: string }>(sql`
    select "subjectId", digest from (${subjects[chain]}) as subject ${recent}
    ${last ? sql`and` : sql`where`} not exists (
      select 1 from ${seals} where ${seals.chain} = ${chain} and ${seals.subjectId} = subject."subjectId")
    order by length(place), place limit ${batchSize}`);
  return rows;
}

async function sealBatch(tx: Db, keys: EvidenceKeys, chain: Chain, now: Date): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(${sealingLock})`);
  const last = await lastSeal(tx, chain);
  let previous = last?.seal;
  let position = last?.position ?? 0;
  const added: Seal[] = [];
  for (const subject of await findUnsealed(tx, chain, last, now)) {
    position += 1;
    previous = keys.seal(sealedText({ chain, position }, subject, previous));
    added.push({ chain, position, subjectId: subject.subjectId, keyId: keys.keyId, seal: previous });
  }
  if (added.length) await insertRows(tx, seals, added);
  return added.length;
}

/** Seals the rows of both chains that have no seal yet. */
export async function sealChains({
  database,
  evidenceKeys,
  now,
}: Pick<Services, 'database' | 'evidenceKeys' | 'now'>) {
  for (const chain of chains) {
    let sealed: number;
    do sealed = await database.db.transaction((tx) => sealBatch(tx, evidenceKeys, chain, now()));
    while (sealed === batchSize);
  }
}
