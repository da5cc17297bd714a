import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * The sort key of a text in Spanish: case, accents and quotation marks do not count, and ñ comes after n. The key is
 * compared byte by byte in both databases, because the embedded one has no Spanish collation.
 */
export const sortKey = (text: SQLWrapper): SQL => sql`(sort_key(${text}) collate "C")`;
