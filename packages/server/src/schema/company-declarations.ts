import type { CompanyDeclaration } from '@semilla/contract';
import { index, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns/columns.ts';
import { users } from './users.ts';

/** Who owns the investing companies and who may act for them. Rows are only added; the latest one counts. */
export const companyDeclarations = pgTable(
  'company_declarations',
  {
    companyDeclarationId: id('company_declaration_id'),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.userId),
    beneficialOwners: jsonb('beneficial_owners').$type<CompanyDeclaration['beneficialOwners']>().notNull(),
    representatives: jsonb('representatives').$type<CompanyDeclaration['representatives']>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('company_declarations_user_index').on(table.userId, table.createdAt),
    index('company_declarations_created_index').on(table.createdAt, table.companyDeclarationId),
  ],
);

export type CompanyDeclarationRow = typeof companyDeclarations.$inferSelect;
