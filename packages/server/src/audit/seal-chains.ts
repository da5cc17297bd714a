import { desc, eq, type SQL, sql } from 'drizzle-orm';
import { insertRows } from '../kit/database/sets.ts';
import type { Db } from '../kit/database/types.ts';
import type { EvidenceKeys } from '../kit/evidence-keys.ts';
import type { Services } from '../kit/services.ts';
import { chains, seals } from '../schema/seals.ts';
import { findForeign } from './find-foreign.ts';
import { readNewestCheckpoints } from './read-checkpoints.ts';

export type Chain = (typeof chains)[number];
export type Seal = typeof seals.$inferSelect;

export interface Sealed {
  subjectId: string;
  digest: string;
}

/** The rows of each chain with the values that their seals cover. */
export const subjects: Record<Chain, SQL> = {
  audit: sql`select audit_entry_id::text as "subjectId", encode(hash, 'hex') as digest, at, audit_entry_id::text as place
    from audit_entries`,
  ledger: sql`select entry_id::text as "subjectId", encode(ledger_entry_digest(ledger_entries), 'hex') as digest,
    created_at as at, entry_id::text as place from ledger_entries`,
};

/** The text that a seal covers: its row, its position in the chain, and the previous seal. */
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
/** Few, because computing seals blocks the process. */
const batchSize = 500;

/**
 * Rows without a seal. Searches back to an hour before the last sealed row, because a transaction that began earlier
 * may commit later. The last sealed row may lie in the future if the clock was wrong and then corrected.
 */
async function findUnsealed(
  tx: Db,
  chain: Chain,
  { last, after, now }: { last: Seal | undefined; after: string; now: Date },
): Promise<Sealed[]> {
  const recent = last
    ? sql`where at > (select least(at, ${now.toISOString()}::timestamptz) - interval '1 hour'
        from (${subjects[chain]}) as known where "subjectId" = ${last.subjectId})`
    : sql``;
  const { rows } = await tx.execute<{ subjectId: string; digest: string }>(sql`
    select "subjectId", digest from (${subjects[chain]}) as subject ${recent}
    ${last ? sql`and` : sql`where`} not exists (
      select 1 from ${seals} where ${seals.chain} = ${chain} and ${seals.subjectId} = subject."subjectId")
    and (length(place), place) > (length(${after}::text), ${after}::text)
    order by length(place), place limit ${batchSize}`);
  return rows;
}

interface Batch {
  keys: EvidenceKeys;
  now: Date;
  /** The last row that was checked; empty at the start. */
  after: string;
  /** Whether the chain is being started, with all existing rows. Otherwise only recent rows with a mark are sealed. */
  isBeginning: boolean;
}

const lockSealing = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(${sealingLock})`);

/** Throws if the last sealed row is missing: new rows are found by its time, so without it none would be found. */
async function assertLastThere(db: Db, chain: Chain): Promise<void> {
  const { subjectId } = (await lastSeal(db, chain)) ?? {};
  if (subjectId === undefined) return;
  const { rows } = await db.execute(
    sql`select 1 from (${subjects[chain]}) as known where "subjectId" = ${subjectId}`,
  );
  if (!rows.length) throw new Error(`The last sealed row of the ${chain} chain was removed: ${subjectId}`);
}

/** Seals the next rows. Returns the last row it checked, and the rows that the platform did not write. */
async function sealBatch(tx: Db, chain: Chain, { keys, now, after, isBeginning }: Batch) {
  await lockSealing(tx);
  const last = await lastSeal(tx, chain);
  let previous = last?.seal;
  let position = last?.position ?? 0;
  const found = await findUnsealed(tx, chain, { last: isBeginning ? undefined : last, after, now });
  const foreign = isBeginning ? new Set<string>() : await findForeign(tx, keys, chain, found);
  const added: Seal[] = [];
  for (const subject of found.filter(({ subjectId }) => !foreign.has(subjectId))) {
    position += 1;
    previous = keys.seal(sealedText({ chain, position }, subject, previous));
    added.push({ chain, position, subjectId: subject.subjectId, keyId: keys.keyId, seal: previous });
  }
  if (added.length) await insertRows(tx, seals, added);
  return { after: found.at(-1)?.subjectId, foreign: [...foreign] };
}

/** Seals the rows of a chain, each batch in its own transaction unless `db` already is one. */
async function sealChain(
  db: Db,
  chain: Chain,
  { now, ...rest }: Omit<Batch, 'now' | 'after'> & { now: () => Date },
): Promise<string[]> {
  const foreign: string[] = [];
  let after: string | undefined = '';
  while (after !== undefined) {
    const batch: Batch = { ...rest, now: now(), after };
    const done = await db.transaction((tx) => sealBatch(tx, chain, batch));
    foreign.push(...done.foreign.map((subjectId) => `${chain} ${subjectId}`));
    ({ after } = done);
  }
  return foreign;
}

type Sealing = Pick<Services, 'config' | 'database' | 'evidenceKeys' | 'files' | 'checkpointFiles' | 'now'>;

/** Whether a checkpoint outside the database shows that the chain was started before. An emptied demo may start again. */
async function wasBegun(services: Sealing, chain: Chain): Promise<boolean> {
  if (services.config.demo) return false;
  const newest = await readNewestCheckpoints(services);
  return newest.some(({ state }) => !state || state[chain].count > 0);
}

/**
 * Starts a chain with all existing rows, because demo data has no marks. Uses one transaction, so a process that dies
 * midway leaves no rows that look foreign. A chain whose seals were removed is not started again.
 */
async function beginChain(services: Sealing, chain: Chain): Promise<void> {
  const { database, evidenceKeys: keys, now } = services;
  if ((await lastSeal(database.db, chain)) || (await wasBegun(services, chain))) return;
  await database.db.transaction(async (tx) => {
    await lockSealing(tx);
    if (!(await lastSeal(tx, chain))) await sealChain(tx, chain, { keys, now, isBeginning: true });
  });
}

/** Seals the unsealed rows of both chains, except rows that the platform did not write. Returns those. */
export async function sealChains(services: Sealing): Promise<string[]> {
  const { database, evidenceKeys: keys, now } = services;
  const foreign: string[] = [];
  for (const chain of chains) {
    await beginChain(services, chain);
    await assertLastThere(database.db, chain);
    foreign.push(...(await sealChain(database.db, chain, { keys, now, isBeginning: false })));
  }
  return foreign;
}
