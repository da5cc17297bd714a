import { averageRate, type DefaultRateRun } from '@semilla/contract';
import { formatPercent } from '@semilla/format';
import type { Translate } from '@semilla/i18n';

export type RateWindow = DefaultRateRun['windows'][number];

export const yearOf = ({ from }: RateWindow) => from.slice(0, 4);

/** The default rate of the loans in one period (`window`) as text. Without loans there is no rate. */
export function rateOf(window: RateWindow, t: Translate): string {
  const rate = averageRate([window]);
  return rate === null ? t('project.rates.noLoan') : formatPercent(rate);
}

/** Describes the outcome of the loans of the last year, and the expected outcome. */
export function statementOf({ year, windows, expected }: DefaultRateRun, t: Translate): string[] {
  const last = windows.at(-1);
  if (!last || last.loans === 0) return [t('project.rates.statementNone', { year })];
  const { loans, defaults } = last;
  return [
    t('project.rates.statementText', { year, loans, defaults }),
    expected === null
      ? t('project.rates.statementNoExpected')
      : t('project.rates.statementExpected', {
          year,
          expected: formatPercent(expected),
          rate: rateOf(last, t),
        }),
  ];
}
