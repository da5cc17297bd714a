import { scopeOf } from '@semilla/contract';
import { and, eq, inArray, isNotNull, isNull, ne, type SQL } from 'drizzle-orm';
import { findManagerOf } from '../account/users/repository.ts';
import { users } from '../account/users/table.ts';
import type { Db } from '../database/types.ts';
import { Forbidden, InvalidInput } from '../errors.ts';
import { type Caller, roleOf } from '../routing/caller.ts';

const notOneOfThese = (path: string) => new InvalidInput([{ path, code: 'choice', params: {} }]);

/** Whether somebody has an account; if so, it stays as long as the change lasts. */
async function holdUser(tx: Db, userId: string): Promise<boolean> {
  const held = await tx
    .select({ userId: users.userId })
    .from(users)
    .where(and(eq(users.userId, userId), isNull(users.deletedAt)))
    .for('key share');
  return held.length > 0;
}

/** Whose question a new ticket is: the caller's, or that of a customer whom the caller looks after. */
export async function customerOfTicket(tx: Db, caller: Caller, asked: string | undefined): Promise<string> {
  const own = caller.userId ?? '';
  const customerId = asked ?? own;
  const scope = scopeOf('tickets.create', roleOf(caller));
  const isOwn = customerId === own;
  if (!isOwn && scope === 'own') throw new Forbidden();
  const isMine = isOwn || scope === 'all' || (await findManagerOf(tx, customerId)) === own;
  if (!isMine || !(await holdUser(tx, customerId))) throw notOneOfThese('userId');
  return customerId;
}

/** Whether somebody is of staff and there to answer; if so, they stay as long as the change lasts. */
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

export async function holdStaff(tx: Db, userId: string, path: string): Promise<string> {
  if (!(await isAvailable(tx, userId))) throw notOneOfThese(path);
  return userId;
}

/**
 * Who answers for a new ticket: the customer's manager, unless staff name somebody else. Where the manager is not there
 * any more nobody does, so that the administrators are told.
 */
export async function responsibleOfTicket(
  tx: Db,
  caller: Caller,
  customerId: string,
  asked: string | undefined,
): Promise<string | null> {
  const managerId = await findManagerOf(tx, customerId);
  if (asked === undefined || asked === managerId) {
    return managerId && (await isAvailable(tx, managerId)) ? managerId : null;
  }
  if (scopeOf('tickets.create', roleOf(caller)) === 'own') throw notOneOfThese('managerId');
  return holdStaff(tx, asked, 'managerId');
}

export interface Addressee {
  userId: string;
  name: string;
  email: string;
  language: 'es' | 'en';
  notifyGeneralEmail: boolean;
  notifyTicketEmail: boolean;
}

/** Whoever of these can get mails. */
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

/** Whoever of staff a ticket waits for: whoever is responsible, and the administrators while nobody is. */
export function staffAddressees(db: Db, responsibleId: string | null): Promise<Addressee[]> {
  return findAddressees(
    db,
    // Whoever has left the staff is told nothing any more, responsible or not.
    responsibleId === null
      ? eq(users.role, 'admin')
      : and(eq(users.userId, responsibleId), ne(users.role, 'user')),
  );
}
