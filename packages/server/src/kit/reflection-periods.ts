import { addWorkingDays, civilDateAt, reflectionEnd } from '@semilla/contract';
import type { Config } from './config.ts';
import { workingDaysOf } from './working-days.ts';

/** The day that is `count` working days after the given day, which is not counted. */
export function workingDaysAfter({
  holidaysOf,
}: Pick<Config, 'holidaysOf'>): (day: string, count: number) => string {
  const isWorkingDay = workingDaysOf(holidaysOf);
  return (day, count) => addWorkingDays(day, count, isWorkingDay);
}

/** The last day, in Spanish time, of the reflection period of an order placed at the given time. */
export function reflectionPeriods({
  reflectionDays,
  holidaysOf,
}: Pick<Config, 'reflectionDays' | 'holidaysOf'>): (placedAt: Date) => string {
  const isWorkingDay = workingDaysOf(holidaysOf);
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
