import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * The order of a text in Spanish: case, accents and quotation marks do not count, and ñ comes after n. Both databases sort
 * by its bytes, because the embedded one has no Spanish collation.
 */
export const sortKey = (text: SQLWrapper): SQL => sql`(sort_key(${text}) collate "C")`;
