import { holdHours } from '@semilla/contract';
import { and, count, desc, eq, getTableColumns, gt, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { FieldConflict } from '../../kit/errors.ts';
import { hashToken, newToken } from '../../kit/keys.ts';
import type { UserRow } from '../../kit/users/queries.ts';
import { newId } from '../../schema/columns/new-id.ts';
import { type EmailChangeRow, emailChanges } from '../../schema/email-changes.ts';
import { users } from '../../schema/users.ts';

const hourMs = 3_600_000;
/** How long the link works that confirms a new address. */
const linkHours = 24;

const { userId: _userId, tokenHash: _tokenHash, ...answered } = getTableColumns(emailChanges);

/** Until when the owner of the previous address can undo a confirmed change: as long as withdrawals wait for it. */
export const undoableUntil = (confirmedAt: Date) => new Date(confirmedAt.getTime() + holdHours * hourMs);

const undoableSince = (now: Date) => new Date(now.getTime() - holdHours * hourMs);

export async function findEmailChanges(db: Db, userId: string) {
  const condition = eq(emailChanges.userId, userId);
  const data = await db
    .select(answered)
    .from(emailChanges)
    .where(condition)
    .orderBy(desc(emailChanges.createdAt), desc(emailChanges.emailChangeId));
  const [row] = await db.select({ total: count() }).from(emailChanges).where(condition);
  return { data, total: row?.total ?? 0 };
}

/** Adds an unconfirmed change, and returns it with the token that confirms it. */
export async function addEmailChange(
  tx: Db,
  given: { userId: string; email: string; previousEmail: string; now: Date },
) {
  const { now, ...row } = given;
  const { token, tokenHash } = newToken();
  const expiresAt = new Date(now.getTime() + linkHours * hourMs);
  const [added] = await tx
    .insert(emailChanges)
    .values({ emailChangeId: newId(), ...row, tokenHash, createdAt: now, expiresAt })
    .returning(answered);
  return { added: added as Omit<EmailChangeRow, 'userId' | 'tokenHash'>, token };
}

const isOpen = and(isNull(emailChanges.confirmedAt), isNull(emailChanges.endedAt));

/** Ends a customer's unconfirmed change. */
export async function endOpenEmailChange(tx: Db, userId: string, now: Date): Promise<void> {
  await tx
    .update(emailChanges)
    .set({ endedAt: now })
    .where(and(eq(emailChanges.userId, userId), isOpen));
}

export async function deleteEmailChanges(tx: Db, userId: string): Promise<void> {
  await tx.delete(emailChanges).where(eq(emailChanges.userId, userId));
}

/** Deletes changes that can neither be confirmed nor undone any more. */
export async function deleteOldEmailChanges(db: Db, now: Date): Promise<void> {
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, undoableSince(now)));
}

const isConfirmable = (token: string, now: Date) =>
  and(eq(emailChanges.tokenHash, hashToken(token)), isOpen, gt(emailChanges.expiresAt, now));

/** Whose change a token confirms; undefined if it is unknown, used or expired. */
export async function findConfirmable(db: Db, token: string, now: Date): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: emailChanges.userId })
    .from(emailChanges)
    .where(isConfirmable(token, now));
  return row?.userId;
}

export async function takeEmailChange(tx: Db, token: string, now: Date): Promise<EmailChangeRow | undefined> {
  const [taken] = await tx
    .update(emailChanges)
    .set({ confirmedAt: now })
    .where(isConfirmable(token, now))
    .returning();
  return taken;
}

/** A change and the later ones of the same customer, the oldest first. */
export async function findEmailChangesSince(db: Db, emailChangeId: string): Promise<EmailChangeRow[]> {
  const [first] = await db.select().from(emailChanges).where(eq(emailChanges.emailChangeId, emailChangeId));
  if (!first) return [];
  return db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, first.userId), gte(emailChanges.emailChangeId, emailChangeId)))
    .orderBy(emailChanges.emailChangeId);
}

/**
 * The user who has this address, or had it until a change that can still be undone. Nobody else gets such an address
 * meanwhile, or the change could no longer be undone.
 */
export async function findAddressOwner(db: Db, email: string, now: Date): Promise<UserRow | undefined> {
  const address = email.toLowerCase();
  const replaced = and(
    sql`lower(${emailChanges.previousEmail}) = ${address}`,
    isNotNull(emailChanges.confirmedAt),
    gt(emailChanges.confirmedAt, undoableSince(now)),
    isNull(emailChanges.endedAt),
  );
  const [owner] = await db
    .select()
    .from(users)
    .where(
      and(
        isNull(users.deletedAt),
        sql`${users.userId} in (
          select u.user_id from ${users} u where lower(u.email) = ${address}
          union all select ${emailChanges.userId} from ${emailChanges} where ${replaced})`,
      ),
    )
    .orderBy(sql`lower(${users.email}) = ${address} desc`)
    .limit(1);
  return owner;
}

/** Throws if another user has the address, or could still get it back. */
export async function assertAddressFree(
  db: Db,
  { email, userId, now }: { email: string; userId?: string; now: Date },
): Promise<void> {
  const owner = await findAddressOwner(db, email, now);
  if (owner && owner.userId !== userId) throw new FieldConflict('account.email_taken', 'email');
}
