import { z } from 'zod';
import { unlessMissing } from './rules.ts';

const firstMoment = new Date('1900-01-01T00:00:00Z');
const lastMoment = new Date('2199-12-31T23:59:59.999Z');

/** A moment: ISO 8601 with offset on the wire, a Date everywhere else. */
export const instant = z
  .codec(
    z.iso.datetime({ offset: true, error: unlessMissing('date') }),
    z.date().min(firstMoment, { error: 'date' }).max(lastMoment, { error: 'date' }),
    {
      decode: (text) => new Date(text),
      encode: (date) => date.toISOString(),
    },
  )
  .meta({ example: '2026-03-14T09:30:00.000Z' });

/** A day of the calendar, without time or zone: `YYYY-MM-DD`. */
export const civilDate = z.iso
  .date({ error: unlessMissing('date') })
  .refine((text) => text >= '1900-01-01' && text <= '2199-12-31', { error: 'date' })
  .meta({ example: '2026-03-14' });

// Made once: making one takes far longer than using it.
const dayInSpain = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Madrid' });

/** The calendar day in Spain at a moment. */
export function civilDateAt(at: Date): string {
  return dayInSpain.format(at);
}

export function ageOn(birthday: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}

export const ageMin = 18;

/** A birthday of someone of age. */
export const adultBirthday = civilDate
  .refine((text) => ageOn(text, civilDateAt(new Date())) >= ageMin, { error: 'age' })
  .refine((text) => ageOn(text, civilDateAt(new Date())) <= 120, { error: 'date' });

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

const asDay = (at: Date) => at.toISOString().slice(0, 10);

/** The day so many days later. */
export function addDays(day: string, days: number): string {
  return asDay(new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000));
}

/** The same day so many months later, or the last of that month where it is too short. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return asDay(new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate))));
}
