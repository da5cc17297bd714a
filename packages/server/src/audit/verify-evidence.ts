import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../kit/database/types.ts';
import type { EvidenceKeys } from '../kit/evidence-keys.ts';
import type { Services } from '../kit/services.ts';
import { auditEntries } from '../schema/audit-entries.ts';
import { chains, seals } from '../schema/seals.ts';
import { ledgerTotals } from './checkpoints.ts';
import { findForeign } from './find-foreign.ts';
import { checkpointKey, type ReadCheckpoint, readCheckpoints } from './read-checkpoints.ts';
import { type Chain, type Sealed, sealedText, subjects } from './seal-chains.ts';

export interface Evidence {
  /** Problems found, one sentence each; empty if everything is valid. */
  findings: string[];
  sealed: Record<Chain, number>;
  checkpoints: number;
}

const nameOf = { audit: 'audit row', ledger: 'ledger entry' };
const pageSize = 5_000;
const findingsMax = 20;
/** The newest checkpoint may be at most this old; one is signed every half hour. */
const checkpointAgeMaxMs = 2 * 3_600_000;

async function digestsOf(db: Db, chain: Chain): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ subjectId: string; digest: string }>(sql`${subjects[chain]}`);
  return new Map(rows.map(({ subjectId, digest }: Sealed) => [subjectId, digest]));
}

/** Compares every seal with its row, and finds missing and inserted rows and seals. */
async function verifyChain(
  db: Db,
  { evidenceKeys: keys, now: clock }: Pick<Services, 'evidenceKeys' | 'now'>,
  chain: Chain,
  evidence: Evidence,
): Promise<void> {
  const now = clock();
  const digests = await digestsOf(db, chain);
  const name = nameOf[chain];
  let previous: Buffer | undefined;
  let position = 0;
  const unchecked = new Map<string, number>();
  for (;;) {
    const page = await db
      .select()
      .from(seals)
      .where(and(eq(seals.chain, chain), gt(seals.position, position)))
      .orderBy(asc(seals.position))
      .limit(pageSize);
    for (const row of page) {
      const { subjectId, keyId, seal } = row;
      if (row.position !== position + 1)
        evidence.findings.push(`seal ${position + 1} of the ${chain} chain is missing`);
      const digest = digests.get(subjectId);
      digests.delete(subjectId);
      const isRight = keys.isSeal(
        keyId,
        sealedText(row, { subjectId, digest: digest ?? '' }, previous),
        seal,
      );
      if (digest === undefined) evidence.findings.push(`${name} ${subjectId} was removed`);
      else if (isRight === false) evidence.findings.push(`${name} ${subjectId} was changed, or its seal`);
      else if (isRight === undefined) unchecked.set(keyId, (unchecked.get(keyId) ?? 0) + 1);
      position = row.position;
      previous = seal;
    }
    if (page.length < pageSize) break;
  }
  evidence.sealed[chain] = position;
  // Someone who controls the database could hide a change by naming an unknown key, so unchecked seals count as a problem.
  for (const [keyId, count] of unchecked)
    evidence.findings.push(`${count} seals of the ${chain} chain name the key ${keyId}, which is not set`);
  const unsealed = await findUnsealedForeign(db, keys, chain, digests);
  for (const subjectId of position ? unsealed : [])
    evidence.findings.push(`${name} ${subjectId} was put in: the platform did not write it`);
  for (const subjectId of await overdue(db, chain, digests, now))
    if (!unsealed.has(subjectId))
      evidence.findings.push(`${name} ${subjectId} has had no seal for more than an hour`);
}

/** The unsealed rows that the platform did not write. */
async function findUnsealedForeign(db: Db, keys: EvidenceKeys, chain: Chain, unsealed: Map<string, string>) {
  const foreign = new Set<string>();
  const ids = [...unsealed.keys()];
  for (let first = 0; first < ids.length; first += pageSize) {
    const page = ids.slice(first, first + pageSize).map((subjectId) => ({ subjectId }));
    for (const subjectId of await findForeign(db, keys, chain, page)) foreign.add(subjectId);
  }
  return foreign;
}

/** Rows that have waited more than an hour for their seal. */
async function overdue(db: Db, chain: Chain, unsealed: Map<string, string>, now: Date): Promise<string[]> {
  const { rows } = await db.execute<{ subjectId: string }>(sql`
    with subject as (${subjects[chain]})
    select "subjectId" from subject
    where at < ${now.toISOString()}::timestamptz - interval '1 hour'
    and not exists (select 1 from seals where chain = ${chain} and subject_id = "subjectId") limit ${findingsMax}`);
  return rows.map(({ subjectId }) => subjectId).filter((subjectId) => unsealed.has(subjectId));
}

async function sealAt(db: Db, chain: Chain, position: number): Promise<string | undefined> {
  const [row] = await db
    .select({ seal: seals.seal })
    .from(seals)
    .where(and(eq(seals.chain, chain), eq(seals.position, position)));
  return row?.seal.toString('hex');
}

/** Whether the last audit row of a checkpoint still exists with the same hash. */
export async function hasHash(db: Db, { lastId, hash }: { lastId: string; hash: string }): Promise<boolean> {
  if (lastId === '') return true;
  const [row] = await db
    .select({ hash: auditEntries.hash })
    .from(auditEntries)
    .where(eq(auditEntries.auditEntryId, Number(lastId)));
  return row?.hash.toString('hex') === hash;
}

async function verifyCheckpoint(db: Db, { key, state, isKeyKnown }: ReadCheckpoint, evidence: Evidence) {
  if (!state) {
    evidence.findings.push(`${key} is not signed by this platform`);
    return;
  }
  if (!isKeyKnown) {
    evidence.findings.push(`${key} names a key that is not set`);
    return;
  }
  if (checkpointKey(state.at) !== key)
    evidence.findings.push(`${key} was replaced: it was signed at ${state.at}`);
  if (!(await hasHash(db, state.audit)))
    evidence.findings.push(`audit row ${state.audit.lastId} had another hash at ${state.at}`);
  for (const chain of chains) {
    const { count, seal } = state[chain];
    if (count === 0 || (await sealAt(db, chain, count)) === seal) continue;
    evidence.findings.push(
      `the ${chain} chain had ${count} rows at ${state.at}, and does not go as far any more`,
    );
  }
}

async function verifyTotals(db: Db, latest: ReadCheckpoint | undefined, evidence: Evidence): Promise<void> {
  if (!latest?.state) return;
  const { count, totals } = latest.state.ledger;
  if (JSON.stringify(await ledgerTotals(db, count)) === JSON.stringify(totals)) return;
  evidence.findings.push(`the ledger had other totals at ${latest.state.at}`);
}

/** Whether a restore made this checkpoint obsolete: it was signed after the time the database was taken back to. */
function isTakenBack(
  { state, isKeyKnown }: ReadCheckpoint,
  all: readonly ReadCheckpoint[],
  until?: Date,
): boolean {
  if (!state || !isKeyKnown) return false;
  if (until && state.at > until.toISOString()) return true;
  return all.some(
    (other) =>
      other.isKeyKnown &&
      other.state?.restoredTo !== undefined &&
      other.state.restoredTo < state.at &&
      state.at < other.state.at,
  );
}

/** Reports a checkpoint that is too old: someone who stops the jobs could remove later rows without a trace. */
async function verifyAge(db: Db, newest: ReadCheckpoint | undefined, now: Date, evidence: Evidence) {
  const { rows } = await db.execute<{ at: Date | string | null }>(sql`
    select least((select min(at) from audit_entries), (select min(created_at) from ledger_entries)) as at`);
  const since = newest?.state?.at ?? rows[0]?.at;
  if (!since || now.getTime() - new Date(since).getTime() < checkpointAgeMaxMs) return;
  evidence.findings.push(
    `no checkpoint was signed since ${new Date(since).toISOString()}, so what was written after it may have been cut off`,
  );
}

interface Checking {
  /** The time of the backup, if the database was restored from one. */
  until?: Date | undefined;
}

/** Checks the audit trail and the ledger against their seals and against the checkpoints outside the database. */
export async function verifyEvidence(
  services: Pick<Services, 'database' | 'evidenceKeys' | 'files' | 'checkpointFiles' | 'now'>,
  { until }: Checking = {},
): Promise<Evidence> {
  const { db } = services.database;
  const now = until ?? services.now();
  const evidence: Evidence = { findings: [], sealed: { audit: 0, ledger: 0 }, checkpoints: 0 };
  for (const chain of chains) await verifyChain(db, { ...services, now: () => now }, chain, evidence);
  const all = await readCheckpoints(services);
  const checkpoints = all.filter((checkpoint) => !isTakenBack(checkpoint, all, until));
  for (const checkpoint of checkpoints) await verifyCheckpoint(db, checkpoint, evidence);
  const newest = checkpoints.findLast(({ state, isKeyKnown }) => state && isKeyKnown);
  await verifyTotals(db, newest, evidence);
  await verifyAge(db, newest, now, evidence);
  evidence.checkpoints = checkpoints.length;
  return { ...evidence, findings: evidence.findings.slice(0, findingsMax) };
}
