import type { SheetContent, SheetTerms, SheetTexts } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { isBetween } from './columns/checks.ts';
import { instant, version } from './columns/columns.ts';
import { projects } from './projects.ts';

/** The fields that staff edit; the rest comes from the project. */
export type EditedSheet = Pick<SheetContent, 'ownFunds' | 'entryCost' | 'incidentalCost'> & {
  texts: Partial<SheetTexts>;
  terms: Partial<SheetTerms>;
};

/** The key investment information sheets that staff prepare, one per project. */
export const sheets = pgTable(
  'sheets',
  {
    projectId: uuid('project_id')
      .primaryKey()
      .references(() => projects.projectId, { onDelete: 'cascade' }),
    /** The last eight digits of the offer's identifier. */
    offerNumber: integer('offer_number').notNull().unique('sheets_offer_number_unique'),
    /** Set when the first version is published; never changes afterwards. */
    offerId: text('offer_id').unique('sheets_offer_id_unique'),
    edited: jsonb('edited').$type<EditedSheet>().notNull(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    version: version(),
  },
  (table) => [
    isBetween('sheets_offer_number_range', table.offerNumber, 1, 99_999_999),
    check('sheets_offer_id_form', sql`${table.offerId} ~ '^[A-Z0-9]{18}[0-9]{10}$'`),
  ],
);

export type SheetRow = typeof sheets.$inferSelect;
