import { eq, type SQL, sql } from 'drizzle-orm';
import { users } from '../../schema/users.ts';
import type { Db } from '../database/types.ts';

/** The full name of a person or company in a query that reads `users`. */
export const userName = (): SQL<string> => sql`concat_ws(' ', ${users.name}, ${users.surname})`;

/** The full name of a person or a company; undefined if there is no such user. */
export async function findNameOfUser(db: Db, userId: string): Promise<string | undefined> {
  const { name, surname } = users;
  const [user] = await db.select({ name, surname }).from(users).where(eq(users.userId, userId));
  return user && [user.name, user.surname].filter(Boolean).join(' ');
}

/** The full name of a user who exists. */
export const nameOfUser = async (db: Db, userId: string): Promise<string> =>
  (await findNameOfUser(db, userId)) ?? '';
