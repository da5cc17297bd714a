import type { LoanHistory } from '@semilla/contract';
import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { createdAt } from './columns/columns.ts';

/** Rates are in hundredths of a percent. */
export interface StoredRates {
  windows: { from: string; to: string; loans: number; defaults: number }[];
  actual: number | null;
  expected: number | null;
}

export interface StoredCategory extends StoredRates {
  projectTypeId: string;
  name: string;
  nameEn: string | null;
}

/** The default rates at the end of each year, with the loans they were computed from. Rows are only added. */
export const defaultRateRuns = pgTable('default_rate_runs', {
  year: integer('year').primaryKey(),
  rates: jsonb('rates').$type<StoredRates>().notNull(),
  categories: jsonb('categories').$type<StoredCategory[]>().notNull(),
  loans: jsonb('loans').$type<LoanHistory[]>().notNull(),
  createdAt: createdAt(),
});
