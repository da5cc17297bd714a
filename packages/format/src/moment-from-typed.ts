import { dayFromTyped, typedFromDay } from './day-from-typed.ts';

const dayAndTime = /^(\S+)(?:\s+|T)([01]?\d|2[0-3]):([0-5]\d)$/;

/** The moment of typed text such as `3/2/2026 9:30`, in the zone of this machine; undefined when it is no moment. */
export function momentFromTyped(text: string): Date | undefined {
  const [, date = '', hours = '', minutes = ''] = dayAndTime.exec(text.trim()) ?? [];
  const day = dayFromTyped(date);
  return day === undefined ? undefined : new Date(`${day}T${hours.padStart(2, '0')}:${minutes}`);
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** What a field for a moment shows: `03/02/2026 09:30` in the zone of this machine, unfinished text as it is. */
export function typedFromMoment(value: string): string {
  const moment = new Date(value);
  if (!value.includes('T') || Number.isNaN(moment.getTime())) return value;
  const day = [moment.getFullYear(), twoDigits(moment.getMonth() + 1), twoDigits(moment.getDate())].join('-');
  return `${typedFromDay(day)} ${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;
}
