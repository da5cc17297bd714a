import type { CohortMonth } from '@semilla/contract';

export interface CohortRow {
  cohort: string;
  size: number;
  months: CohortMonth[];
}

/** The rows of the triangle, each with its months in order, from the first month with new investors on. */
export function cohortRows(cells: readonly CohortMonth[]): CohortRow[] {
  const groups = Map.groupBy(cells, ({ cohort }) => cohort);
  const rows = [...groups].map(([cohort, months]) => ({ cohort, size: months[0]?.size ?? 0, months }));
  const first = rows.findIndex(({ size }) => size > 0);
  return rows.slice(Math.max(0, first));
}

const sumOf = (cells: readonly CohortMonth[], value: 'investors' | 'size') =>
  cells.reduce((sum, cell) => sum + cell[value], 0);

const shareOf = (cells: readonly CohortMonth[]) => {
  const size = sumOf(cells, 'size');
  return size ? Math.round((sumOf(cells, 'investors') * 10_000) / size) : 0;
};

/** Of all cohorts that are old enough, the share that invested that many months after the first order. */
export function retentionCurve(cells: readonly CohortMonth[]): { monthsAfter: number; share: number }[] {
  const later = cells.filter(({ monthsAfter, size }) => monthsAfter > 0 && size > 0);
  const groups = [...Map.groupBy(later, ({ monthsAfter }) => monthsAfter)];
  return groups
    .map(([monthsAfter, ofMonth]) => ({ monthsAfter, share: shareOf(ofMonth) }))
    .toSorted((one, other) => one.monthsAfter - other.monthsAfter);
}

/** The share that invests again in a later month, on average; undefined while no cohort has a later month. */
export function retentionMean(cells: readonly CohortMonth[]): number | undefined {
  const later = cells.filter(({ monthsAfter, size }) => monthsAfter > 0 && size > 0);
  return later.length ? shareOf(later) : undefined;
}
