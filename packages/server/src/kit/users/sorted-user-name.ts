import type { SQLWrapper } from 'drizzle-orm';
import { fullName } from '../../schema/columns/searched-text.ts';
import { users } from '../../schema/users.ts';
import { type HowReferred, type TextBehind, textBehind } from '../database/text-behind.ts';

/** The name of the user whom a column refers to, to sort by. */
export const sortedUserName = (reference: SQLWrapper, how?: HowReferred): TextBehind =>
  textBehind(users, reference, (named) => ({ id: named.userId, text: fullName(named) }), how);

/** The name of a member of staff. They are few, so the column needs an index to find them by. */
export const sortedStaffName = (reference: SQLWrapper, how?: HowReferred): TextBehind =>
  sortedUserName(reference, { ...how, isFew: true });
