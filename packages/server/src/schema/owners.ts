import { type BeneficialOwner, legalForms, type OwnerConflict } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { isAtMost, isOneOf } from './columns/checks.ts';
import { createdAt, id, instant, version } from './columns/columns.ts';
import { sortKey } from './columns/sort-key.ts';

/** An offer on another platform. */
export interface StoredOffer {
  platform: string;
  openedOn: string;
  amount: number;
}

/** Companies that own projects or hold guarantees for their investors. */
export const owners = pgTable(
  'owners',
  {
    ownerId: id('owner_id'),
    legalName: text('legal_name').notNull(),
    legalForm: text('legal_form', { enum: legalForms }).notNull(),
    taxId: text('tax_id').notNull(),
    lei: text('lei'),
    country: text('country').notNull(),
    address: text('address').notNull(),
    /** The NACE section letter of its main activity. */
    naceSection: text('nace_section'),
    /** These three are null until they are declared. */
    beneficialOwners: jsonb('beneficial_owners').$type<BeneficialOwner[]>(),
    conflicts: jsonb('conflicts').$type<OwnerConflict[]>(),
    otherOffers: jsonb('other_offers').$type<StoredOffer[]>(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    version: version(),
  },
  (table) => [
    uniqueIndex('owners_tax_id_unique').on(table.taxId),
    index('owners_name_search').using('gin', sql`searchable(${table.legalName}) gin_trgm_ops`),
    index('owners_name_order').on(sortKey(table.legalName), table.ownerId),
    isOneOf('owners_legal_form_known', table.legalForm, legalForms),
    isAtMost('owners_legal_name_length', table.legalName, 120),
    isAtMost('owners_tax_id_length', table.taxId, 30),
    isAtMost('owners_address_length', table.address, 200),
    check('owners_lei_form', sql`${table.lei} ~ '^[A-Z0-9]{18}[0-9]{2}$'`),
    check('owners_nace_form', sql`${table.naceSection} ~ '^[A-U]$'`),
    check('owners_country_form', sql`${table.country} ~ '^[A-Z]{2}$'`),
  ],
);

export type OwnerRow = typeof owners.$inferSelect;
