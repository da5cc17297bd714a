import { dayFromTyped, typedFromDay } from './day-from-typed.ts';

const dayAndTime = /^(\S+)(?:\s+|T)([01]?\d|2[0-3]):([0-5]\d)$/;

/** Parses typed text such as `3/2/2026 9:30` in the time zone of this machine; undefined if it is invalid. */
export function momentFromTyped(text: string): Date | undefined {
  const [, date = '', hours = '', minutes = ''] = dayAndTime.exec(text.trim()) ?? [];
  const day = dayFromTyped(date);
  return day === undefined ? undefined : new Date(`${day}T${hours.padStart(2, '0')}:${minutes}`);
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The text of a date and time field: `03/02/2026 09:30` in the time zone of this machine; incomplete text stays unchanged. */
export function typedFromMoment(value: string): string {
  const moment = new Date(value);
  if (!value.includes('T') || Number.isNaN(moment.getTime())) return value;
  const day = [moment.getFullYear(), twoDigits(moment.getMonth() + 1), twoDigits(moment.getDate())].join('-');
  return `${typedFromDay(day)} ${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;
}
