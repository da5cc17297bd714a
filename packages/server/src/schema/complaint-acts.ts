import { complaintActKinds, complaintOutcomes, type DecidedPoint } from '@semilla/contract';
import { date, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { isOneOf } from './columns/checks.ts';
import { id, instant } from './columns/columns.ts';
import { complaints } from './complaints.ts';
import { users } from './users.ts';

/** The platform's answers to complaints, as sent. Rows are only added; their texts are erased with the complainant's account. */
export const complaintActs = pgTable(
  'complaint_acts',
  {
    complaintActId: id('complaint_act_id'),
    complaintId: uuid('complaint_id')
      .notNull()
      .references(() => complaints.complaintId),
    kind: text('kind', { enum: complaintActKinds }).notNull(),
    at: instant('at').notNull(),
    userId: uuid('user_id').references(() => users.userId),
    reasons: text('reasons'),
    contact: text('contact'),
    answerBy: date('answer_by'),
    outcome: text('outcome', { enum: complaintOutcomes }),
    points: jsonb('points').$type<DecidedPoint[]>().notNull(),
    remedies: text('remedies'),
  },
  (table) => [
    index('complaint_acts_complaint_index').on(table.complaintId, table.at),
    isOneOf('complaint_acts_kind_known', table.kind, complaintActKinds),
    isOneOf('complaint_acts_outcome_known', table.outcome, complaintOutcomes),
  ],
);
