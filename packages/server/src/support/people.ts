import { scopeOf } from '@semilla/contract';
import { and, eq, inArray, isNotNull, isNull, ne, type SQL } from 'drizzle-orm';
import type { Db } from '../kit/database/types.ts';
import { Forbidden, InvalidInput } from '../kit/errors.ts';
import { type Caller, roleOf } from '../kit/http/caller.ts';
import { findManagerOf } from '../kit/users/queries.ts';
import { users } from '../schema/users.ts';

const notOneOfThese = (path: string) => new InvalidInput([{ path, code: 'choice', params: {} }]);

/** Returns whether the user exists, and prevents its deletion until the transaction ends. */
async function holdUser(tx: Db, userId: string): Promise<boolean> {
  const held = await tx
    .select({ userId: users.userId })
    .from(users)
    .where(and(eq(users.userId, userId), isNull(users.deletedAt)))
    .for('key share');
  return held.length > 0;
}

/** The user a new ticket belongs to: the caller, or a customer of the caller. */
export async function customerOfTicket(
  tx: Db,
  caller: Caller,
  requestedId: string | undefined,
): Promise<string> {
  const own = caller.userId ?? '';
  const customerId = requestedId ?? own;
  const scope = scopeOf('tickets.create', roleOf(caller));
  const isOwn = customerId === own;
  if (!isOwn && scope === 'own') throw new Forbidden();
  const isMine = isOwn || scope === 'all' || (await findManagerOf(tx, customerId)) === own;
  if (!isMine || !(await holdUser(tx, customerId))) throw notOneOfThese('userId');
  return customerId;
}

/** Returns whether the user is active staff, and locks the row until the transaction ends. */
export async function isAvailable(tx: Db, userId: string): Promise<boolean> {
  const held = await tx
    .select({ userId: users.userId })
    .from(users)
    .where(
      and(eq(users.userId, userId), inArray(users.role, ['operator', 'admin']), isNull(users.disabledAt)),
    )
    .for('key share');
  return held.length > 0;
}

/** Throws unless the user is an active administrator, and locks the row until the transaction ends. */
export async function holdAdministrator(tx: Db, userId: string, path: string): Promise<void> {
  const held = await tx
    .select({ userId: users.userId })
    .from(users)
    .where(and(eq(users.userId, userId), eq(users.role, 'admin'), isNull(users.disabledAt)))
    .for('key share');
  if (!held.length) throw notOneOfThese(path);
}

export async function holdStaff(tx: Db, userId: string, path: string): Promise<string> {
  if (!(await isAvailable(tx, userId))) throw notOneOfThese(path);
  return userId;
}

/**
 * The user responsible for a new ticket: the customer's manager, unless staff name another. If the manager is not
 * active, nobody is responsible and the administrators get the mail.
 */
export async function responsibleOfTicket(
  tx: Db,
  caller: Caller,
  customerId: string,
  requestedId: string | undefined,
): Promise<string | null> {
  const managerId = await findManagerOf(tx, customerId);
  if (requestedId === undefined || requestedId === managerId) {
    return managerId && (await isAvailable(tx, managerId)) ? managerId : null;
  }
  if (scopeOf('tickets.create', roleOf(caller)) === 'own') throw notOneOfThese('managerId');
  return holdStaff(tx, requestedId, 'managerId');
}

export interface Addressee {
  userId: string;
  name: string;
  email: string;
  language: 'es' | 'en';
  notifyGeneralEmail: boolean;
  notifyTicketEmail: boolean;
}

/** The users who can get mails: active, with a confirmed address. */
async function findAddressees(db: Db, condition: SQL | undefined): Promise<Addressee[]> {
  const { userId, name, email, language, notifyGeneralEmail, notifyTicketEmail } = users;
  return db
    .select({ userId, name, email, language, notifyGeneralEmail, notifyTicketEmail })
    .from(users)
    .where(and(condition, isNull(users.disabledAt), isNotNull(users.emailConfirmedAt)));
}

export function addresseesOf(db: Db, userId: string): Promise<Addressee[]> {
  return findAddressees(db, eq(users.userId, userId));
}

/** The staff to mail about a ticket: the responsible user, or all administrators if there is none. */
export function staffAddressees(db: Db, responsibleId: string | null): Promise<Addressee[]> {
  return findAddressees(
    db,
    // Skips a responsible user who has left the staff.
    responsibleId === null
      ? eq(users.role, 'admin')
      : and(eq(users.userId, responsibleId), ne(users.role, 'user')),
  );
}
