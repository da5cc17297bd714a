import { sql } from 'drizzle-orm';
import { auditEntries } from '../../schema/audit-entries.ts';
import type { Actor } from '../change/actor.ts';
import { insertRows } from '../database/sets.ts';
import type { Db } from '../database/types.ts';
import type { EvidenceKeys } from '../evidence-keys.ts';
import { auditContent } from './audit-content.ts';

/** An action to record. `before` and `after` must not contain secrets or files. */
export interface AuditNote {
  /** For example `project.edit`. */
  action: string;
  subjectType: string;
  subjectId?: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  /** Set when the acting user is not the user of the session, for example right after signing in. */
  userId?: string;
  /**
   * The user whose personal data `before` and `after` contain; it is erased with their account. By default the
   * subject, if it is a user; null if the data is not personal.
   */
  personId?: string | null;
}

function personOf({ personId, subjectType, subjectId }: AuditNote): string | null {
  if (personId !== undefined) return personId;
  return (subjectType === 'user' && subjectId) || null;
}

export interface Noted {
  at: Date;
  actor: Actor;
  note: AuditNote;
}

// The trigger overwrites these values; they only satisfy the not-null columns.
const sealed = {
  auditEntryId: 0,
  hash: Buffer.alloc(0),
  detailsDigest: Buffer.alloc(0),
  addressDigest: Buffer.alloc(0),
};

function rowOf({ at, actor, note }: Noted, erasedUserIds: ReadonlySet<string> = new Set()) {
  const personId = personOf(note);
  const userId = note.userId ?? actor.userId;
  const isErased = personId !== null && erasedUserIds.has(personId);
  return {
    ...sealed,
    at,
    userId,
    action: note.action,
    subjectType: note.subjectType,
    subjectId: note.subjectId,
    personId,
    ...(!isErased && { before: note.before, after: note.after }),
    address: userId && erasedUserIds.has(userId) ? undefined : actor.address,
    requestId: actor.requestId,
  };
}

interface Writing {
  at: Date;
  actor: Actor;
  /** The keys for the mark that shows that the platform wrote a row. */
  keys: Pick<EvidenceKeys, 'mark'>;
  erasedUserIds?: ReadonlySet<string>;
}

/** Writes the notes, without personal data of users who are erased in the same change. */
export async function writeAudit(
  tx: Db,
  { at, actor, keys, erasedUserIds }: Writing,
  notes: AuditNote[],
): Promise<void> {
  if (!notes.length) return;
  const rows = notes.map((note) => rowOf({ at, actor, note }, erasedUserIds));
  const marked = rows.map((row) => ({ ...row, mark: keys.mark(auditContent(row)) }));
  await insertRows(tx, auditEntries, marked);
}

// PostgreSQL plans the trigger's query for the previous row by the table size it knows. The table is analyzed after
// this many rows, so the plan suits a large table.
const rowsBeforeAnalyze = 300;

/** Writes many notes, in order, into an empty trail. */
export async function writeHistory(tx: Db, noted: readonly Noted[]): Promise<void> {
  const rows = noted.map((entry) => rowOf(entry));
  await insertRows(tx, auditEntries, rows.slice(0, rowsBeforeAnalyze));
  await tx.execute(sql`analyze audit_entries`);
  await insertRows(tx, auditEntries, rows.slice(rowsBeforeAnalyze));
}

/** The fields whose values differ, before and after the change. */
export function differences<T extends object>(
  before: T,
  after: T,
): { before: Partial<T>; after: Partial<T> } {
  const oldValues: Partial<T> = {};
  const newValues: Partial<T> = {};
  for (const key of Object.keys(after) as (keyof T)[]) {
    if (key === 'version' || JSON.stringify(before[key]) === JSON.stringify(after[key])) continue;
    oldValues[key] = before[key];
    newValues[key] = after[key];
  }
  return { before: oldValues, after: newValues };
}
