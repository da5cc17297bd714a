import type { Db } from '../database/index.ts';
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
}

export async function writeAudit(tx: Db, at: Date, actor: Actor, notes: AuditNote[]): Promise<void> {
  if (!notes.length) return;
  await tx.insert(auditEntries).values(
    notes.map((note) => ({
      // The seal sets both; the columns just must not be empty.
      auditEntryId: 0,
      hash: Buffer.alloc(0),
      at,
      userId: note.userId ?? actor.userId,
      action: note.action,
      subjectType: note.subjectType,
      subjectId: note.subjectId,
      before: note.before,
      after: note.after,
      address: actor.address,
      requestId: actor.requestId,
    })),
  );
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

export { registerAudit } from './routes.ts';
