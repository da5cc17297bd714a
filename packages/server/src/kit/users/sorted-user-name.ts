import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { users } from '../../schema/users.ts';
import { alphabetical } from '../database/queries.ts';

/** The name of the user whom a column refers to, to sort by. A subquery, so that pages are selected before the joins. */
export const sortedUserName = (userId: SQLWrapper): SQL =>
  alphabetical(
    sql`(select concat_ws(' ', named.name, named.surname) from ${users} named where named.user_id = ${userId})`,
  );
