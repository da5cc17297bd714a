import { addDays, civilDateAt } from '@semilla/contract';
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

const halfDayMs = 43_200_000;

function daysOf({ date, start, end }: { date: string; start: Date; end: Date }): string[] {
  const first = date.slice(0, 10);
  const count = Math.max(1, Math.floor((end.getTime() - start.getTime() + halfDayMs) / (2 * halfDayMs)));
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

/** Tells whether a day is a working day; computes the holidays of each year once. */
function workingDaysIn(calendar: Holidays, alsoHolidays: readonly string[] = []): (day: string) => boolean {
  const years = new Map<string, Set<string>>();
  const holidaysIn = (year: string) => {
    const known = years.get(year);
    if (known) return known;
    // A holiday may last several days.
    const days = calendar.getHolidays(Number(year)).filter(isDayOff).flatMap(daysOf);
    const holidays = new Set([...days, ...alsoHolidays]);
    years.set(year, holidays);
    return holidays;
  };
  return (day) => {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    return weekday !== 0 && weekday !== 6 && !holidaysIn(day.slice(0, 4)).has(day);
  };
}

/** The public holidays of a place, and further ones, such as those of a town or a day that was moved. */
export type HolidaySettings = Pick<Config, 'holidaysOf'> & Partial<Pick<Config, 'alsoHolidays'>>;

export const workingDaysOf = ({ holidaysOf, alsoHolidays }: HolidaySettings) =>
  workingDaysIn(openCalendar(holidaysOf), alsoHolidays);

/** The days besides weekends on which banks settle no payments in euros (TARGET), as rules of the library. */
const settlementHolidays = ['01-01', 'easter -2', 'easter 1', '05-01', '12-25', '12-26'];

function settlementCalendar(): Holidays {
  const calendar = new Holidays();
  for (const rule of settlementHolidays) calendar.setHoliday(rule, { name: rule, type: 'bank' });
  return calendar;
}

/** Whether banks make payments on this day. */
export const isSettlementDay = workingDaysIn(settlementCalendar());

/** The last day before a day on which banks settle payments, and so write a statement. */
export function settlementDayBefore(day: string): string {
  const before = addDays(day, -1);
  return isSettlementDay(before) ? before : settlementDayBefore(before);
}

/** The first day, in Spanish time, on which banks can make a payment that is ordered now. */
export function settlementDay(now: Date): string {
  let day = civilDateAt(now);
  while (!isSettlementDay(day)) day = addDays(day, 1);
  return day;
}
