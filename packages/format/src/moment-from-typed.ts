import { dayFromTyped } from './day-from-typed.ts';
import { madridParts } from './madrid-parts.ts';

const dayAndTime = /^(\S+)(?:\s+|T)([01]?\d|2[0-3]):([0-5]\d)$/;

/** How far the clocks of Madrid are ahead of UTC, in milliseconds. */
function offsetAt(moment: number): number {
  const { date, time } = madridParts(new Date(moment));
  return Date.parse(`${dayFromTyped(date)}T${time}:00Z`) - moment;
}

/** Parses typed text such as `3/2/2026 9:30` as a time in Madrid; undefined if it is invalid. */
export function momentFromTyped(text: string): Date | undefined {
  const [, date = '', hours = '', minutes = ''] = dayAndTime.exec(text.trim()) ?? [];
  const day = dayFromTyped(date);
  if (day === undefined) return undefined;
  const asUtc = Date.parse(`${day}T${hours.padStart(2, '0')}:${minutes}:00Z`);
  // The offset at the typed time itself differs from that at the same time in UTC when the clocks change in between.
  const nearby = asUtc - offsetAt(asUtc);
  return new Date(asUtc - offsetAt(nearby));
}

/** The text of a date and time field: `03/02/2026 09:30` in Madrid; incomplete text stays unchanged. */
export function typedFromMoment(value: string): string {
  const moment = new Date(value);
  if (!value.includes('T') || Number.isNaN(moment.getTime())) return value;
  const { date, time } = madridParts(moment);
  return `${date} ${time}`;
}
