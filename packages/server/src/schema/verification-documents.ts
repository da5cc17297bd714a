import { identificationDocumentTypes } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { verifications } from './verifications.ts';

/** Identity documents shown in a verification attempt. */
export const verificationDocuments = pgTable(
  'verification_documents',
  {
    verificationId: uuid('verification_id')
      .notNull()
      .references(() => verifications.verificationId, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    type: text('type', { enum: identificationDocumentTypes }),
    number: text('number'),
    country: text('country'),
    validFrom: date('valid_from', { mode: 'string' }),
    validUntil: date('valid_until', { mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.verificationId, table.position] }),
    check(
      'verification_documents_type_known',
      sql`${table.type} in ('PASSPORT', 'ID_CARD', 'DRIVERS_LICENSE', 'RESIDENCE_PERMIT', 'VISA')`,
    ),
    check('verification_documents_country_form', sql`${table.country} ~ '^[A-Z]{2}$'`),
  ],
);
