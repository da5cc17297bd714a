import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Whether a user is disabled, as a text that can be sorted by. */
export const disabledText = (disabledAt: SQLWrapper): SQL =>
  sql`(case when ${disabledAt} is null then 'false' else 'true' end)`;
