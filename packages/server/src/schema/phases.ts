import { phaseNames } from '@semilla/contract';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id } from './columns/columns.ts';

/** The catalogue of phases, filled by a migration; rules refer to the names. */
export const phases = pgTable('phases', {
  phaseId: id('phase_id'),
  name: text('name', { enum: phaseNames }).notNull().unique('phases_name_unique'),
  orderIndex: integer('order_index').notNull(),
  colour: text('colour', { enum: ['grey', 'blue', 'green'] }).notNull(),
});
