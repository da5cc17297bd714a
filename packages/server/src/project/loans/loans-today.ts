import { cents, countOutsideWindows, type LoansToday } from '@semilla/contract';
import type { LoanFacts } from './find-loans.ts';
import { isOver, loanStateAnswer } from './loan-answer.ts';
import { loanHistories } from './loan-histories.ts';

const total = (amounts: readonly number[]) => cents(amounts.reduce((sum, amount) => sum + amount, 0));

/** The loans in default and with late payments today, and the defaults that count in no year. */
export function loansTodayOf(
  loans: readonly LoanFacts[],
  closings: ReadonlyMap<string, string>,
  today: string,
): LoansToday {
  const states = loans.filter((facts) => !isOver(facts)).map((facts) => loanStateAnswer(facts, today));
  const inDefault = states.filter(({ state }) => state === 'default');
  const late = states.filter(({ state }) => state === 'late');
  return {
    inDefault: inDefault.length,
    outstanding: total(inDefault.map(({ owed, recovered }) => owed - recovered)),
    recovered: total(inDefault.map(({ recovered }) => recovered)),
    late: late.length,
    missing: total(late.map(({ missing }) => missing)),
    inNoWindow: countOutsideWindows(loanHistories(loans, closings)),
  };
}
