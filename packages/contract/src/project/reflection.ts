import { addDays } from '../shared/calendar.ts';

/** Regulation (EU) 2020/1503, article 22: an investor may withdraw free of charge for this many calendar days. */
export const reflectionDaysMin = 4;

const workingDaysMin = 2;

/**
 * The last day of the reflection period of an order. Regulation 1182/71, article 3: the day of the order does
 * not count, the last day is a working day, and the period has at least two working days.
 */
export function reflectionEnd(
  placedOn: string,
  days: number,
  isWorkingDay: (day: string) => boolean,
): string {
  let workingDays = 0;
  for (let passed = 1; ; passed += 1) {
    const day = addDays(placedOn, passed);
    if (isWorkingDay(day)) workingDays += 1;
    if (passed >= days && isWorkingDay(day) && workingDays >= workingDaysMin) return day;
  }
}
