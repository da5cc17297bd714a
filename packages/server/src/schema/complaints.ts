import { complainantKinds, complaintOutcomes, complaintStates } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { isAtMost, isOneOf } from './columns/checks.ts';
import { id, instant, version } from './columns/columns.ts';
import { sortKey } from './columns/sort-key.ts';
import { users } from './users.ts';

/** The register of complaints. Rows are never deleted. When a complainant's account closes, their texts move to kept records. */
export const complaints = pgTable(
  'complaints',
  {
    complaintId: id('complaint_id'),
    /** Numbered without gaps within each year. */
    year: integer('year').notNull(),
    number: integer('number').notNull(),
    reference: text('reference').notNull(),
    state: text('state', { enum: complaintStates }).notNull().default('Received'),
    outcome: text('outcome', { enum: complaintOutcomes }),
    kind: text('kind', { enum: complainantKinds }).notNull(),
    name: text('name').notNull(),
    identification: text('identification'),
    clientReference: text('client_reference'),
    email: text('email').notNull(),
    phone: text('phone'),
    address: text('address').notNull(),
    country: text('country').notNull(),
    contact: text('contact'),
    representativeName: text('representative_name'),
    representativeIdentification: text('representative_identification'),
    representativeContact: text('representative_contact'),
    concerning: text('concerning').notNull(),
    description: text('description').notNull(),
    happenedOn: date('happened_on').notNull(),
    happenedUntil: date('happened_until'),
    damage: text('damage'),
    comments: text('comments'),
    place: text('place').notNull(),
    language: text('language', { enum: ['es', 'en'] }).notNull(),
    /** Null for a complainant without an account. */
    userId: uuid('user_id').references(() => users.userId),
    responsibleId: uuid('responsible_id').references(() => users.userId),
    receivedAt: instant('received_at').notNull(),
    acknowledgeBy: date('acknowledge_by').notNull(),
    acknowledgedAt: instant('acknowledged_at'),
    answerBy: date('answer_by'),
    decidedAt: instant('decided_at'),
    /** The next deadline while the complaint is open: for the acknowledgement or for the decision. */
    deadline: date('deadline'),
    version: version(),
  },
  (table) => [
    uniqueIndex('complaints_number_unique').on(table.year, table.number),
    index('complaints_reference_index').on(table.reference, table.complaintId),
    index('complaints_received_index').on(table.receivedAt, table.complaintId),
    index('complaints_deadline_index').on(table.deadline, table.complaintId),
    index('complaints_state_index').on(table.state, table.complaintId),
    index('complaints_outcome_index').on(table.outcome, table.receivedAt, table.complaintId),
    index('complaints_user_index').on(table.userId, table.receivedAt, table.complaintId),
    index('complaints_responsible_index').on(table.responsibleId, table.receivedAt, table.complaintId),
    index('complaints_email_index').on(table.email),
    index('complaints_name_order').on(sortKey(table.name), table.complaintId),
    index('complaints_search').using(
      'gin',
      sql`searchable(${table.reference} || '|' || ${table.name} || '|' || ${table.concerning}) gin_trgm_ops`,
    ),
    isOneOf('complaints_state_known', table.state, complaintStates),
    isOneOf('complaints_outcome_known', table.outcome, complaintOutcomes),
    isOneOf('complaints_kind_known', table.kind, complainantKinds),
    isOneOf('complaints_language_known', table.language, ['es', 'en']),
    isAtMost('complaints_name_length', table.name, 150),
    isAtMost('complaints_concerning_length', table.concerning, 300),
    isAtMost('complaints_description_length', table.description, 10_000),
    check(
      'complaints_deadline_while_open',
      sql`(${table.deadline} is not null) = (${table.state} in ('Received', 'Admissible'))`,
    ),
    check(
      'complaints_outcome_when_decided',
      sql`(${table.outcome} is not null) = (${table.state} = 'Decided')`,
    ),
    check(
      'complaints_acknowledged_unless_received',
      sql`(${table.acknowledgedAt} is null) = (${table.state} = 'Received')`,
    ),
  ],
);
