import { addDays, addWorkingDays, civilDateAt, reflectionEnd } from '@semilla/contract';
import Holidays from 'date-holidays';
import type { Config } from './config.ts';
import { ConfigError } from './config-error.ts';

function openCalendar(holidaysOf: string): Holidays {
  const [country = '', region] = holidaysOf.split('-');
  const calendar = new Holidays();
  const { [country]: isCountry } = calendar.getCountries() ?? {};
  const regions = isCountry ? (calendar.getStates(country) ?? {}) : {};
  if (!isCountry || (region && !(region in regions))) {
    throw new ConfigError(
      `HOLIDAYS_OF cannot be "${holidaysOf}": set it to a country, or a country and its region, such as ES-MD.`,
    );
  }
  calendar.init(country, region ?? '');
  return calendar;
}

const isDayOff = ({ type }: { type: string }) => type === 'public' || type === 'bank';

/** Tells whether a day is a working day; computes the holidays of each year once. */
function workingDaysOf(holidaysOf: string): (day: string) => boolean {
  const calendar = openCalendar(holidaysOf);
  const years = new Map<string, Set<string>>();
  const holidaysIn = (year: string) => {
    const known = years.get(year);
    if (known) return known;
    // A holiday may last several days.
    const days = calendar.getHolidays(Number(year)).filter(isDayOff).flatMap(daysOf);
    const holidays = new Set(days);
    years.set(year, holidays);
    return holidays;
  };
  return (day) => {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    return weekday !== 0 && weekday !== 6 && !holidaysIn(day.slice(0, 4)).has(day);
  };
}

const halfDayMs = 43_200_000;

function daysOf({ date, start, end }: { date: string; start: Date; end: Date }): string[] {
  const first = date.slice(0, 10);
  const count = Math.max(1, Math.floor((end.getTime() - start.getTime() + halfDayMs) / (2 * halfDayMs)));
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

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
