import { addDays, addWorkingDays, civilDateAt, type OrderEvidence, reflectionEnd } from '@semilla/contract';
import type { Config } from './config.ts';
import { type HolidaySettings, workingDaysOf } from './working-days.ts';

/** The day that is `count` working days after the given day, which is not counted. */
export function workingDaysAfter(holidays: HolidaySettings): (day: string, count: number) => string {
  const isWorkingDay = workingDaysOf(holidays);
  return (day, count) => addWorkingDays(day, count, isWorkingDay);
}

export interface ReflectionPeriods {
  /** The last day, in Spanish time, of the reflection period of an order placed at the given time. */
  (placedAt: Date): string;
  /** The holidays that this period was counted with. */
  holidaysOf: (placedAt: Date) => NonNullable<OrderEvidence['reflectionHolidays']>;
}

const isWeekday = (day: string) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

export function reflectionPeriods({
  reflectionDays,
  ...holidays
}: Pick<Config, 'reflectionDays'> & HolidaySettings): ReflectionPeriods {
  const isWorkingDay = workingDaysOf(holidays);
  const ends = new Map<string, string>();
  const endOf = (placedAt: Date) => {
    const placedOn = civilDateAt(placedAt);
    const known = ends.get(placedOn);
    if (known) return known;
    const end = reflectionEnd(placedOn, reflectionDays, isWorkingDay);
    ends.set(placedOn, end);
    return end;
  };
  const holidaysOf = (placedAt: Date) => {
    const end = endOf(placedAt);
    const days: string[] = [];
    for (let day = addDays(civilDateAt(placedAt), 1); day <= end; day = addDays(day, 1)) {
      if (isWeekday(day) && !isWorkingDay(day)) days.push(day);
    }
    return { of: holidays.holidaysOf, days };
  };
  return Object.assign(endOf, { holidaysOf });
}
