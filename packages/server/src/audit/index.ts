import { sql } from 'drizzle-orm';
import { insertRows } from '../database/sets.ts';
import type { Db } from '../database/types.ts';
import type { Actor } from '../routing/change.ts';
import { auditEntries } from './table.ts';

/** What is noted of an act. Secrets and files have no place in `before` and `after`. */
export interface AuditNote {
  /** Such as `project.edit`. */
  action: string;
  subjectType: string;
  subjectId?: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  /** Where the acting user is not the session's, as when someone has just signed in. */
  userId?: string;
  /**
   * Of whom `before` and `after` tell what is personal, so that it goes when their account is deleted: where a user is
   * the subject it is they. Null where nothing of it is personal.
   */
  personId?: string | null;
}

function personOf({ personId, subjectType, subjectId }: AuditNote): string | null {
  if (personId !== undefined) return personId;
  return (subjectType === 'user' && subjectId) || null;
}

/** What was noted, of whom and when. */
export interface Noted {
  at: Date;
  actor: Actor;
  note: AuditNote;
}

// The seal sets these; the columns just must not be empty.
const sealed = {
  auditEntryId: 0,
  hash: Buffer.alloc(0),
  detailsDigest: Buffer.alloc(0),
  addressDigest: Buffer.alloc(0),
};

function rowOf({ at, actor, note }: Noted, forgotten: ReadonlySet<string>) {
  const personId = personOf(note);
  const userId = note.userId ?? actor.userId;
  const isForgotten = personId !== null && forgotten.has(personId);
  return {
    ...sealed,
    at,
    userId,
    action: note.action,
    subjectType: note.subjectType,
    subjectId: note.subjectId,
    personId,
    ...(!isForgotten && { before: note.before, after: note.after }),
    address: userId && forgotten.has(userId) ? undefined : actor.address,
    requestId: actor.requestId,
  };
}

/** Writes what was noted; of those who are forgotten by the same change nothing personal gets in any more. */
export async function writeAudit(
  tx: Db,
  at: Date,
  actor: Actor,
  notes: AuditNote[],
  forgotten: ReadonlySet<string> = new Set(),
): Promise<void> {
  if (!notes.length) return;
  await tx.insert(auditEntries).values(notes.map((note) => rowOf({ at, actor, note }, forgotten)));
}

// The seal looks for the row before: how it does, the database decides by how large it believes the table to be.
const firstRows = 300;

/** Writes what was noted over a long time, in its order, into a trail that is still empty. */
export async function writeHistory(tx: Db, noted: readonly Noted[]): Promise<void> {
  const rows = noted.map((one) => rowOf(one, new Set()));
  await insertRows(tx, auditEntries, rows.slice(0, firstRows));
  await tx.execute(sql`analyze audit_entries`);
  await insertRows(tx, auditEntries, rows.slice(firstRows));
}

/** The fields that a change touched, as they were and as they are. */
export function differences<T extends object>(
  before: T,
  after: T,
): { before: Partial<T>; after: Partial<T> } {
  const was: Partial<T> = {};
  const is: Partial<T> = {};
  for (const key of Object.keys(after) as (keyof T)[]) {
    if (JSON.stringify(before[key]) === JSON.stringify(after[key])) continue;
    was[key] = before[key];
    is[key] = after[key];
  }
  return { before: was, after: is };
}
