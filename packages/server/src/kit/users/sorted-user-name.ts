import type { SQLWrapper } from 'drizzle-orm';
import { fullName } from '../../schema/columns/searched-text.ts';
import { users } from '../../schema/users.ts';
import { type Between, type TextBehind, textBehind } from '../database/text-behind.ts';

/** The name of the user whom a column refers to, to sort by. */
export const sortedUserName = (reference: SQLWrapper, between?: Between): TextBehind =>
  textBehind(users, reference, (named) => ({ id: named.userId, text: fullName(named) }), between);
