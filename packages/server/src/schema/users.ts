import {
  genders,
  identificationDocumentTypes,
  legalForms,
  ownerConflicts,
  roles,
  userKinds,
  verificationStatuses,
} from '@semilla/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { isAtMost, isOneOf } from './columns/checks.ts';
import { createdAt, id, instant, version } from './columns/columns.ts';
import { disabledText } from './columns/disabled-text.ts';
import { fullName, searchedText } from './columns/searched-text.ts';
import { sortKey } from './columns/sort-key.ts';

export const users = pgTable(
  'users',
  {
    userId: id('user_id'),
    kind: text('kind', { enum: userKinds }).notNull(),
    /** Also holds a company's name, so searching and sorting need only one column. */
    name: text('name').notNull(),
    surname: text('surname'),
    legalRepresentativeName: text('legal_representative_name'),
    /** The tax number and the legal form are for companies only. */
    taxId: text('tax_id'),
    legalForm: text('legal_form', { enum: legalForms }),
    /** The investor's tie to the platform's company. */
    providerTie: text('provider_tie', { enum: ownerConflicts }),
    email: text('email').notNull(),
    emailConfirmedAt: instant('email_confirmed_at'),
    passwordHash: text('password_hash').notNull(),
    role: text('role', { enum: roles }).notNull().default('user'),
    phone: text('phone'),
    gender: text('gender', { enum: genders }),
    nationality: text('nationality'),
    birthdayAt: date('birthday_at', { mode: 'string' }),
    identificationDocumentType: text('identification_document_type', { enum: identificationDocumentTypes }),
    identificationDocumentNumber: text('identification_document_number'),
    /**
     * The status of the latest verification attempt. A trigger copies it here, so filtering a million users
     * by it is fast.
     */
    verificationStatus: text('verification_status', { enum: verificationStatuses })
      .notNull()
      .default('NotVerified'),
    language: text('language', { enum: ['es', 'en'] })
      .notNull()
      .default('es'),
    notifyGeneralEmail: boolean('notify_general_email').notNull().default(true),
    notifyTicketEmail: boolean('notify_ticket_email').notNull().default(true),
    termsAcceptedAt: instant('terms_accepted_at'),
    disabledAt: instant('disabled_at'),
    /** When a member of staff got the role or was enabled again; null for those created at the terminal. */
    roleGivenAt: instant('role_given_at'),
    /** Who proposed the role. */
    roleGivenById: uuid('role_given_by_id'),
    /** When personal data was erased. The row stays, because records about money refer to it. */
    deletedAt: instant('deleted_at'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    version: version(),
  },
  (table) => [
    uniqueIndex('users_email_unique').on(sql`lower(${table.email})`),
    uniqueIndex('users_identification_unique').on(
      table.identificationDocumentType,
      // People write the same document number in lower case, with spaces or with hyphens.
      sql`upper(regexp_replace(${table.identificationDocumentNumber}, '[^[:alnum:]]', '', 'g'))`,
    ),
    index('users_role_index').on(table.role, table.createdAt, table.userId),
    index('users_verification_index').on(table.verificationStatus, table.createdAt, table.userId),
    // Every list shows only users who are not deleted; this index counts and combines them without reading their
    // rows.
    index('users_here_index').on(table.role, table.userId).where(sql`deleted_at is null`),
    index('users_disabled_index').on(table.createdAt, table.userId).where(sql`disabled_at is not null`),
    index('users_created_index').on(table.createdAt, table.userId).where(sql`deleted_at is null`),
    index('users_role_order').on(table.role, table.userId),
    index('users_verification_order').on(table.verificationStatus, table.userId),
    index('users_disabled_order').on(disabledText(table.disabledAt), table.userId),
    index('users_name_order').on(sortKey(table.name), table.userId),
    index('users_surname_order').on(sortKey(table.surname), table.userId),
    // Lists of users' records can be sorted by the user's full name.
    index('users_full_name_order').on(sortKey(fullName(table)), table.userId),
    index('users_name_search').using('gin', sql`searchable(${fullName(table)}) gin_trgm_ops`),
    index('users_multi_search').using('gin', sql`searchable(${searchedText(table)}) gin_trgm_ops`),
    check('users_role_known', sql`${table.role} in ('user', 'operator', 'admin')`),
    check(
      'users_verification_known',
      sql`${table.verificationStatus} in ('Started', 'Progress', 'Completed', 'Approved', 'Declined', 'Resubmission', 'ExpiredAbandoned', 'NotVerified')`,
    ),
    check('users_kind_known', sql`${table.kind} in ('individual', 'company')`),
    check('users_language_known', sql`${table.language} in ('es', 'en')`),
    check(
      'users_company_has_representative',
      sql`${table.deletedAt} is not null or (${table.kind} = 'company') = (${table.legalRepresentativeName} is not null)`,
    ),
    check(
      'users_person_has_surname',
      sql`${table.deletedAt} is not null or (${table.kind} = 'individual') = (${table.surname} is not null)`,
    ),
    isOneOf('users_gender_known', table.gender, genders),
    isOneOf('users_identification_type_known', table.identificationDocumentType, identificationDocumentTypes),
    // Without a type the unique index would allow the same number twice.
    check(
      'users_identification_has_type',
      sql`${table.identificationDocumentNumber} is null or ${table.identificationDocumentType} is not null`,
    ),
    check('users_nationality_form', sql`${table.nationality} ~ '^[A-Z]{2}$'`),
    isAtMost('users_name_length', table.name, 120),
    isAtMost('users_surname_length', table.surname, 80),
    isAtMost('users_representative_length', table.legalRepresentativeName, 120),
    isAtMost('users_tax_id_length', table.taxId, 30),
    isOneOf('users_legal_form_known', table.legalForm, legalForms),
    isOneOf('users_provider_tie_known', table.providerTie, ownerConflicts),
    // The public page of investments by people with ties looks for a few users among many.
    index('users_provider_tie_index').on(table.providerTie).where(sql`${table.providerTie} is not null`),
    isAtMost('users_email_length', table.email, 254),
    isAtMost('users_phone_length', table.phone, 21),
    isAtMost('users_identification_length', table.identificationDocumentNumber, 40),
    check('users_deleted_is_disabled', sql`${table.deletedAt} is null or ${table.disabledAt} is not null`),
  ],
);
