import { isStaff, scopeOf } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type Actor, thePlatform } from '../../kit/change/actor.ts';
import { type Change, makeChange } from '../../kit/change/make-change.ts';
import type { Db } from '../../kit/database/types.ts';
import { assert, Forbidden } from '../../kit/errors.ts';
import type { SignedIn } from '../../kit/http/caller.ts';
import type { Addressed } from '../../kit/mail/mail.ts';
import type { Services } from '../../kit/services.ts';
import { findUserById } from '../../kit/users/queries.ts';
import { staffAuthorityOf } from '../../kit/users/standing.ts';
import { type BulkActRowRecord, bulkActRows } from '../../schema/bulk-act-rows.ts';
import type { BulkActRecord } from '../../schema/bulk-acts.ts';
import type { Authority, RowChange } from './bulk-act.ts';
import { findChanges, findPending, findRecord, lockIfFree, updateBulkAct } from './queries.ts';
import { bulkActNamed } from './registered.ts';
import { isQuiet, queueLaterLetters } from './send-later-letters.ts';
import { stopBulkAct } from './stop-bulk-act.ts';
import { type RowOutcome, workOnRow } from './work-on-row.ts';

type App = Pick<FastifyInstance, 'services' | 'log'>;

/**
 * How many records one transaction changes. Each has a savepoint; PostgreSQL keeps at most 64 of them in the memory
 * that other transactions read, and all get slower beyond that.
 */
export const groupSize = 50;

/** The authority of the person who started the bulk act, as it is now; undefined if they may no longer do it. */
async function findAuthority(
  { database, now }: Services,
  { act, startedById }: BulkActRecord,
): Promise<Authority | undefined> {
  const { role, disabledAt, deletedAt } = await findUserById(database.writeDb, startedById);
  const scope = scopeOf(bulkActNamed(act).rule.who, role);
  if (!scope || !isStaff(role) || disabledAt || deletedAt) return undefined;
  const session = { sessionId: '', factorAt: null, sessionEndsAt: now(), lacksPasskey: false };
  const caller: SignedIn = { kind: 'full', role, userId: startedById, ...session };
  return { caller, scope };
}

const actorOf = ({ startedById, requestId }: BulkActRecord, { caller, scope }: Authority): Actor => ({
  userId: startedById,
  address: undefined,
  requestId: requestId ?? undefined,
  standing: staffAuthorityOf(startedById, caller.role, scope),
});

type Earlier = Map<string, BulkActRowRecord>;

function earlierOf(earlier: Earlier, recordId: string): RowChange {
  const row = earlier.get(recordId);
  assert(row?.before && row.version !== null, 'a row to undo knows the state before');
  return { before: row.before, version: row.version };
}

async function workOnRows(
  change: Change,
  app: App,
  record: BulkActRecord,
  authority: Authority,
  rows: readonly BulkActRowRecord[],
) {
  const { act } = bulkActNamed(record.act);
  const { services, log } = app;
  const recordIds = rows.map(({ recordId }) => recordId);
  const earlier: Earlier = record.undoesId
    ? await findChanges(change.tx, record.undoesId, recordIds)
    : new Map();
  const mails: Addressed[] = [];
  const outcomes: (RowOutcome & { position: number })[] = [];
  for (const { recordId, position } of rows) {
    const row = { ...authority, recordId, values: record.values, now: services.now() };
    const run = async (inner: Change) =>
      record.undoesId
        ? act.restore?.(inner, services, row, earlierOf(earlier, recordId))
        : act.run(inner, services, row);
    outcomes.push({ position, ...(await workOnRow(change, mails, run, { recordId, log })) });
  }
  if (!(await isQuiet(change.tx, record))) await services.mail.sendAll(change.tx, mails);
  return outcomes;
}

type Positioned = Awaited<ReturnType<typeof workOnRows>>;

async function storeOutcomes(tx: Db, bulkActId: string, outcomes: Positioned): Promise<void> {
  await tx.execute(sql`update ${bulkActRows} set result = given.result, refusal = given.refusal,
    refusal_params = given."refusalParams", before = given.before, version = given.version
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb)
      as given(position integer, result text, refusal text, "refusalParams" jsonb, before jsonb, version integer)
    where ${bulkActRows.bulkActId} = ${bulkActId} and ${bulkActRows.position} = given.position`);
}

/** The columns of the bulk act after a group. */
function progressOf(record: BulkActRecord, outcomes: Positioned, now: Date) {
  const { done, unchanged, refused, total } = record;
  const count = (wanted: string) => outcomes.filter(({ result }) => result === wanted).length;
  const progress = {
    done: done + count('done'),
    unchanged: unchanged + count('unchanged'),
    refused: refused + count('refused'),
  };
  const isOver = progress.done + progress.unchanged + progress.refused === total;
  return isOver ? { ...progress, state: 'done' as const, endedAt: now } : progress;
}

/** Tells open pages of the progress: the rows alone would only tell the pages of the changed records. */
function announce({ live }: Services, { bulkActId, startedById }: BulkActRecord): void {
  const topics = ['bulkActs', 'bulkActRows'];
  live.announce([{ topics, ids: [bulkActId], userIds: [], projectIds: [], alsoIds: [startedById] }]);
}

async function stopNotAllowed({ services }: App, bulkActId: string): Promise<false> {
  await makeChange(services, thePlatform, async (change) => {
    const record = await lockIfFree(change.tx, bulkActId);
    if (record) await stopBulkAct(change, services, record, 'notAllowed');
  });
  return false;
}

/**
 * Works on the next records of a bulk act in the name of who started it, and returns whether more remain. The results
 * are stored in the same transaction, so after a crash no record is changed twice.
 */
export async function workOnGroup(app: App, bulkActId: string): Promise<boolean> {
  const { services } = app;
  const found = await findRecord(services.database.writeDb, bulkActId);
  if (found?.state !== 'running') return false;
  const authority = await findAuthority(services, found);
  if (!authority) return stopNotAllowed(app, bulkActId);
  const work = makeChange(services, actorOf(found, authority), async (change) => {
    const record = await lockIfFree(change.tx, bulkActId);
    if (!record) return false;
    const rows = await findPending(change.tx, bulkActId, groupSize);
    const recordIds = rows.map(({ recordId }) => recordId);
    await bulkActNamed(record.act).list.lock(change.tx, recordIds, authority, record.values);
    const outcomes = await workOnRows(change, app, record, authority, rows);
    await storeOutcomes(change.tx, bulkActId, outcomes);
    const progress = progressOf(record, outcomes, services.now());
    await updateBulkAct(change.tx, bulkActId, progress);
    if ('endedAt' in progress) await queueLaterLetters(change.tx, services, record);
    change.afterwards(async () => announce(services, record));
    return !('endedAt' in progress);
  });
  return work.catch((error: unknown) => {
    if (error instanceof Forbidden) return stopNotAllowed(app, bulkActId);
    throw error;
  });
}
