import { type SheetContent, sheetSidesMax } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { isAtMost, isBetween } from './columns/checks.ts';
import { bytes, id, instant } from './columns/columns.ts';
import type { OwnerRow } from './owners.ts';
import { projects } from './projects.ts';
import { users } from './users.ts';

/** Includes the promoter's name and record at publication; versions from before these were stored lack them. */
export type PublishedContent = SheetContent & {
  ownerName?: string | null;
  ownerRecord?: Pick<OwnerRow, 'legalForm' | 'address'> &
    Partial<Pick<OwnerRow, 'taxId' | 'lei' | 'naceSection'>>;
};

/** The published versions of sheets, with the files that investors see. A trigger refuses to change or delete them. */
export const sheetVersions = pgTable(
  'sheet_versions',
  {
    sheetVersionId: id('sheet_version_id'),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.projectId),
    number: integer('number').notNull(),
    offerId: text('offer_id').notNull(),
    content: jsonb('content').$type<PublishedContent>().notNull(),
    changes: text('changes'),
    changesEn: text('changes_en'),
    isMaterial: boolean('is_material').notNull(),
    sidesEs: integer('sides_es').notNull(),
    sidesEn: integer('sides_en').notNull(),
    pdfEs: bytes('pdf_es').notNull(),
    pdfEn: bytes('pdf_en').notNull(),
    digestEs: text('digest_es').notNull().generatedAlwaysAs(sql`encode(sha256(pdf_es), 'hex')`),
    digestEn: text('digest_en').notNull().generatedAlwaysAs(sql`encode(sha256(pdf_en), 'hex')`),
    /** Who drew it up for the owner, and the version of the attestation by the proposer who checked it; older rows lack both. */
    drawnUpBy: text('drawn_up_by'),
    attestationVersion: text('attestation_version'),
    proposedById: uuid('proposed_by_id').references(() => users.userId),
    approvedById: uuid('approved_by_id').references(() => users.userId),
    publishedAt: instant('published_at').notNull(),
  },
  (table) => [
    unique('sheet_versions_number_unique').on(table.projectId, table.number),
    index('sheet_versions_proposer_index').on(table.proposedById),
    index('sheet_versions_approver_index').on(table.approvedById),
    isBetween('sheet_versions_number_range', table.number, 1, 1_000_000),
    isBetween('sheet_versions_sides_es_range', table.sidesEs, 1, sheetSidesMax),
    isBetween('sheet_versions_sides_en_range', table.sidesEn, 1, sheetSidesMax),
    isAtMost('sheet_versions_changes_length', table.changes, 1_000),
    isAtMost('sheet_versions_changes_en_length', table.changesEn, 1_000),
    isAtMost('sheet_versions_drawn_up_by_length', table.drawnUpBy, 120),
    check(
      'sheet_versions_attested',
      sql`(${table.drawnUpBy} is null) = (${table.attestationVersion} is null)`,
    ),
    check('sheet_versions_second_person', sql`${table.approvedById} <> ${table.proposedById}`),
    check(
      'sheet_versions_say_what_changed',
      sql`${table.number} = 1 or (${table.changes} is not null and ${table.changesEn} is not null)`,
    ),
  ],
);
