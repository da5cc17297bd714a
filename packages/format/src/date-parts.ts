import { civilDate } from './civil-date.ts';
import { type MadridParts, madridParts } from './madrid-parts.ts';

export type DateValue = Date | string | null | undefined;

/** The date to show, with a time if the value is an instant; undefined if it is missing or invalid. */
export function dateParts(value: DateValue): { date: string; time?: MadridParts['time'] } | undefined {
  if (!value) return undefined;
  if (typeof value === 'string' && !value.includes('T')) {
    const date = civilDate(value);
    return date ? { date } : undefined;
  }
  const instant = new Date(value);
  return Number.isNaN(instant.getTime()) ? undefined : madridParts(instant);
}
