import type { SQLWrapper } from 'drizzle-orm';
import { fullName } from '../../schema/columns/searched-text.ts';
import { users } from '../../schema/users.ts';
import { type HowReferred, type TextBehind, textBehind } from '../database/text-behind.ts';

/** Sorts by the name of the user that a column refers to. */
export const sortedUserName = (reference: SQLWrapper, how?: HowReferred): TextBehind =>
  textBehind(users, reference, (named) => ({ id: named.userId, text: fullName(named) }), how);

/** Sorts by the name of a member of staff. There are few, so the column needs an index to find the distinct ones. */
export const sortedStaffName = (reference: SQLWrapper, how?: HowReferred): TextBehind =>
  sortedUserName(reference, { ...how, isFew: true });
