import { addMonths, cents, civilDateAt, type OwnReturn, type PortfolioMonth } from '@semilla/contract';
import type { BookedPart } from '../movements/find-booked-parts.ts';
import { investedCents, isOfInvesting, isPaidBack, paidBackCents } from './portfolio-figures.ts';

export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = first; month <= last; month = addMonths(month, 1)) months.push(month);
  return months;
}

const isUntil = (month: string) => (part: BookedPart) => monthOf(civilDateAt(part.at)) <= month;

/** The planned and the actual payments of each month since the first investment. */
export function monthsOf(
  parts: readonly BookedPart[],
  returns: readonly OwnReturn[],
  today: string,
): PortfolioMonth[] {
  const invested = parts.filter(isOfInvesting);
  const first = invested[0];
  if (!first) return [];
  return monthsBetween(monthOf(civilDateAt(first.at)), monthOf(today)).map((month) => {
    const soFar = invested.filter(isUntil(month));
    const within = soFar.filter((part) => isPaidBack(part) && monthOf(civilDateAt(part.at)) === month);
    const due = returns.filter(({ dueOn }) => monthOf(dueOn) === month);
    return {
      month,
      planned: cents(due.reduce((sum, { net, principal }) => sum + net + principal, 0)),
      paid: cents(paidBackCents(within)),
      investedSoFar: cents(investedCents(soFar)),
      paidSoFar: cents(paidBackCents(soFar)),
    };
  });
}
