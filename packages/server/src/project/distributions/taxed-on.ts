import { sql } from 'drizzle-orm';
import { distributions } from '../../schema/distributions.ts';

/** The day that decides the tax year and rate of interest: its due day, or its payment if that is earlier. */
export const taxedOn = sql<string>`least(${distributions.dueOn},
  (${distributions.createdAt} at time zone 'Europe/Madrid')::date)`;
