import Holidays from 'date-holidays';
import { dayInSpain, daysLater } from './numbers.ts';

const madrid = new Holidays('ES', 'MD');
const known = new Map<string, boolean>();

function isWorkingDay(day: string): boolean {
  const before = known.get(day);
  if (before !== undefined) return before;
  const noon = new Date(`${day}T12:00:00Z`);
  const holidays = madrid.isHoliday(noon) || [];
  const isDayOff = [0, 6].includes(noon.getUTCDay()) || holidays.some(({ type }) => type === 'public');
  known.set(day, !isDayOff);
  return !isDayOff;
}

const ends = new Map<string, string>();

/**
 * The last day on which an order can be cancelled free of charge: the fourth day after the order, or the next
 * working day; but at least the second working day.
 */
export function lastFreeDay(placedAt: Date): string {
  const placedOn = dayInSpain(placedAt);
  const end =
    ends.get(placedOn) ??
    Array.from({ length: 30 }, (_, index) => daysLater(placedOn, index + 1))
      .filter(isWorkingDay)
      .slice(1)
      .find((day) => day >= daysLater(placedOn, 4));
  if (!end) throw new Error(`no reflection period ends after ${placedOn}`);
  ends.set(placedOn, end);
  return end;
}
