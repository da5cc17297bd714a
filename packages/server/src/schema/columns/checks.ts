import { type SQLWrapper, sql } from 'drizzle-orm';
import { check } from 'drizzle-orm/pg-core';

/** Restricts a column to these values. */
export function isOneOf(name: string, column: SQLWrapper, words: readonly string[]) {
  return check(name, sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`);
}

/** Restricts the length of a text. */
export function isAtMost(name: string, column: SQLWrapper, charactersMax: number) {
  return check(name, sql`char_length(${column}) <= ${sql.raw(String(charactersMax))}`);
}

/** Restricts a count to what the contract accepts. */
export function isBetween(name: string, column: SQLWrapper, min: number, max: number) {
  return check(name, sql`${column} between ${sql.raw(String(min))} and ${sql.raw(String(max))}`);
}
