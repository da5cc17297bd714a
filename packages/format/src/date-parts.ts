import { civilDate } from './civil-date.ts';
import { type MadridParts, madridParts } from './madrid-parts.ts';

export type DateValue = Date | string | null | undefined;

/** The shown date, with a time when the value is an instant; undefined when it is missing or unreadable. */
export function dateParts(value: DateValue): { date: string; time?: MadridParts['time'] } | undefined {
  if (!value) return undefined;
  if (typeof value === 'string' && !value.includes('T')) {
    const date = civilDate(value);
    return date ? { date } : undefined;
  }
  const instant = new Date(value);
  return Number.isNaN(instant.getTime()) ? undefined : madridParts(instant);
}
