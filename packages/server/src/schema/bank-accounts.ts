import { bankAccountStates } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { isAtMost } from './columns/checks.ts';
import { createdAt, id, instant, version } from './columns/columns.ts';
import { sortKey } from './columns/sort-key.ts';
import { documents } from './documents.ts';
import { users } from './users.ts';

export const bankAccounts = pgTable(
  'bank_accounts',
  {
    bankAccountId: id('bank_account_id'),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.userId),
    alias: text('alias').notNull(),
    /** The IBAN, without spaces. */
    account: text('account').notNull(),
    /** The certificate that proves who owns the account. */
    documentId: uuid('document_id')
      .unique('bank_accounts_document_unique')
      .references(() => documents.documentId),
    main: boolean('main').notNull().default(false),
    state: text('state', { enum: bankAccountStates }).notNull().default('pending'),
    errorMessage: text('error_message'),
    /** When staff validated this number with this certificate; null while the account is not valid. */
    validSince: instant('valid_since'),
    /** Whether two people validated it in its current form: then money from it counts as the owner's without a reference. */
    validatedByTwo: boolean('validated_by_two').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** A deleted account that transactions refer to keeps its row, without its certificate, and is no longer shown. */
    deletedAt: instant('deleted_at'),
    version: version(),
  },
  (table) => [
    uniqueIndex('bank_accounts_one_main')
      .on(table.userId)
      .where(sql`${table.main} and ${table.deletedAt} is null`),
    uniqueIndex('bank_accounts_account_unique')
      .on(table.userId, table.account)
      .where(sql`${table.deletedAt} is null`),
    index('bank_accounts_user_index').on(table.userId, table.createdAt),
    index('bank_accounts_created_index').on(table.createdAt, table.bankAccountId),
    index('bank_accounts_updated_index').on(table.updatedAt, table.bankAccountId),
    index('bank_accounts_alias_order').on(sortKey(table.alias), table.bankAccountId),
    index('bank_accounts_state_order').on(table.state, table.bankAccountId),
    index('bank_accounts_error_message_order').on(sortKey(table.errorMessage), table.bankAccountId),
    index('bank_accounts_state_index').on(table.state, table.createdAt),
    index('bank_accounts_alias_search').using('gin', sql`searchable(${table.alias}) gin_trgm_ops`),
    index('bank_accounts_account_index').on(table.account),
    index('bank_accounts_account_search').using('gin', sql`lower(${table.account}) gin_trgm_ops`),
    check('bank_accounts_state_known', sql`${table.state} in ('pending', 'valid', 'error')`),
    check(
      'bank_accounts_error_says_why',
      sql`(${table.state} = 'error') = (${table.errorMessage} is not null)`,
    ),
    isAtMost('bank_accounts_alias_length', table.alias, 60),
    isAtMost('bank_accounts_reason_length', table.errorMessage, 500),
    check('bank_accounts_account_form', sql`${table.account} ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{10,30}$'`),
    check('bank_accounts_certified', sql`${table.documentId} is not null or ${table.deletedAt} is not null`),
    check('bank_accounts_main_is_there', sql`not (${table.main} and ${table.deletedAt} is not null)`),
  ],
);
