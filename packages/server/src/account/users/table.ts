import { genders, identificationDocumentTypes, roles, userKinds } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../../database/columns.ts';

export const users = pgTable(
  'users',
  {
    userId: id('user_id'),
    kind: text('kind', { enum: userKinds }).notNull(),
    /** A company's name stands here too, so that one column is searched and sorted by. */
    name: text('name').notNull(),
    surname: text('surname'),
    legalRepresentativeName: text('legal_representative_name'),
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
    language: text('language', { enum: ['es', 'en'] })
      .notNull()
      .default('es'),
    notifyGeneralEmail: boolean('notify_general_email').notNull().default(true),
    notifyTicketEmail: boolean('notify_ticket_email').notNull().default(true),
    termsAcceptedAt: instant('terms_accepted_at'),
    disabledAt: instant('disabled_at'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_email_unique').on(sql`lower(${table.email})`),
    uniqueIndex('users_identification_unique').on(
      table.identificationDocumentType,
      sql`upper(${table.identificationDocumentNumber})`,
    ),
    index('users_role_index').on(table.role),
    check('users_role_known', sql`${table.role} in ('user', 'operator', 'admin')`),
    check('users_kind_known', sql`${table.kind} in ('individual', 'company')`),
    check('users_language_known', sql`${table.language} in ('es', 'en')`),
    check(
      'users_company_has_representative',
      sql`(${table.kind} = 'company') = (${table.legalRepresentativeName} is not null)`,
    ),
  ],
);
