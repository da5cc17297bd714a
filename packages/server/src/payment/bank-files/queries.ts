import { createHash } from 'node:crypto';
import { type BankFile, bankFilesMax } from '@semilla/contract';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Change } from '../../kit/change/make-change.ts';
import { isOneOf } from '../../kit/database/sets.ts';
import type { Db } from '../../kit/database/types.ts';
import { assert, NotFound } from '../../kit/errors.ts';
import { type BankFileRow, bankFiles } from '../../schema/bank-files.ts';
import { newId } from '../../schema/columns/new-id.ts';

const { bankFileId, createdAt, digest, name, origin, problem, state } = bankFiles;

export const digestOfFile = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const shown = { bankFileId, name, origin, state, problem, createdAt };

/** Files refused by an earlier version have no stored limit; this was the limit then. */
const earlierLimit = { max: 5 };

async function findIn(db: Db, wanted: 'found' | 'refused'): Promise<BankFile[]> {
  const rows = await db
    .select(shown)
    .from(bankFiles)
    .where(eq(state, wanted))
    .orderBy(desc(createdAt), desc(bankFileId))
    .limit(bankFilesMax);
  return rows.map((row) =>
    row.problem?.code === 'file_too_large'
      ? { ...row, problem: { ...row.problem, params: { ...earlierLimit, ...row.problem.params } } }
      : row,
  );
}

/** The newest waiting files, followed by the refused ones. Read separately, so that refused files never push out waiting ones. */
export async function findBankFiles(db: Db): Promise<BankFile[]> {
  return [...(await findIn(db, 'found')), ...(await findIn(db, 'refused'))];
}

const refusedOf = (db: Db, id: string) =>
  db
    .select()
    .from(bankFiles)
    .where(and(eq(bankFileId, id), eq(state, 'refused')));

export async function findRefused(db: Db, id: string): Promise<BankFileRow> {
  const [found] = await refusedOf(db, id);
  if (!found) throw new NotFound();
  return found;
}

export async function lockRefused(tx: Db, id: string): Promise<BankFileRow> {
  const [found] = await refusedOf(tx, id).for('update');
  if (!found) throw new NotFound();
  return found;
}

/** Stores a new state and problem of a refused file. */
export async function updateFile(
  { tx, audit }: Change,
  before: BankFileRow,
  after: Pick<BankFileRow, 'state' | 'problem'>,
): Promise<BankFile> {
  const [row] = await tx
    .update(bankFiles)
    .set(after)
    .where(eq(bankFileId, before.bankFileId))
    .returning(shown);
  assert(row, 'a locked file exists');
  audit({
    action: after.state === 'discarded' ? 'bank-file.discard' : 'bank-file.retry',
    subjectType: 'bank-file',
    subjectId: before.bankFileId,
    before: { state: before.state },
    after: { name: before.name, state: after.state },
  });
  return row;
}

export async function findFoundFile(db: Db, id: string): Promise<BankFileRow | undefined> {
  const [found] = await db
    .select()
    .from(bankFiles)
    .where(and(eq(bankFileId, id), eq(state, 'found')));
  return found;
}

/** Which of these digests belong to known files. */
export async function findKnownDigests(db: Db, digests: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ digest })
    .from(bankFiles)
    .where(and(eq(origin, 'folder'), isOneOf(digest, digests, 'text')));
  return new Set(rows.map((row) => row.digest));
}

type Noted = Pick<BankFileRow, 'name' | 'origin' | 'digest' | 'problem' | 'uploadedById'>;

/** Stores a file, waiting or refused if it has a problem. A known file is not stored again. */
export async function noteBankFile({ tx, audit }: Change, noted: Noted, now: Date): Promise<void> {
  const given = noted.problem ? 'refused' : 'found';
  const row = { ...noted, bankFileId: newId(now.getTime()), state: given, createdAt: now } as const;
  const stored = await tx.insert(bankFiles).values(row).onConflictDoNothing().returning();
  if (!stored.length) return;
  audit({
    action: given === 'refused' ? 'bank-file.refuse' : 'bank-file.find',
    subjectType: 'bank-file',
    subjectId: row.bankFileId,
    after: { name: row.name, state: given },
  });
}

/** Removes a file from the waiting ones once its content was imported, even if a person uploaded it separately. */
export async function noteImported(tx: Db, file: File): Promise<void> {
  const imported = digestOfFile(await file.bytes());
  await tx
    .update(bankFiles)
    .set({ state: 'imported' })
    .where(and(eq(digest, imported), inArray(state, ['found'])));
}
