import { sql } from 'drizzle-orm';
import { distributions } from '../../schema/distributions.ts';

/** The day on which interest counts for taxes: when it is due, or is paid if that is earlier. */
export const taxedOn = sql<string>`least(${distributions.dueOn},
  (${distributions.createdAt} at time zone 'Europe/Madrid')::date)`;
