import { addWorkingDays, civilDateAt, reflectionEnd } from '@semilla/contract';
import type { Config } from './config.ts';
import { type HolidaySettings, workingDaysOf } from './working-days.ts';

/** The day that is `count` working days after the given day, which is not counted. */
export function workingDaysAfter(holidays: HolidaySettings): (day: string, count: number) => string {
  const isWorkingDay = workingDaysOf(holidays);
  return (day, count) => addWorkingDays(day, count, isWorkingDay);
}

/** The last day, in Spanish time, of the reflection period of an order placed at the given time. */
export function reflectionPeriods({
  reflectionDays,
  ...holidays
}: Pick<Config, 'reflectionDays'> & HolidaySettings): (placedAt: Date) => string {
  const isWorkingDay = workingDaysOf(holidays);
  const ends = new Map<string, string>();
  return (placedAt) => {
    const placedOn = civilDateAt(placedAt);
    const known = ends.get(placedOn);
    if (known) return known;
    const end = reflectionEnd(placedOn, reflectionDays, isWorkingDay);
    ends.set(placedOn, end);
    return end;
  };
}
