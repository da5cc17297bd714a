import type { v1 } from '@semilla/contract';
import { inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { matchingUsers } from '../account/users/find-users.ts';
import type { Call } from '../kit/http/route.ts';
import { withinReach } from '../kit/users/reach.ts';
import { users } from '../schema/users.ts';

/** Some users, by id. Without them, a search means all users whom its text finds. */
export type Owners = readonly string[] | undefined;

/** Whether a record belongs to one of the owners, or to a user within the caller's scope whom the text finds. */
export function isOfFoundUser(call: Call<typeof v1.search.find>, userId: PgColumn, owners: Owners): SQL {
  if (owners) return inArray(userId, [...owners]);
  const { db, caller, scope, query } = call;
  const found = matchingUsers({ multiSearch: query.text }, withinReach({ scope, caller }, users.userId));
  return inArray(userId, db.select({ userId: users.userId }).from(users).where(found));
}
