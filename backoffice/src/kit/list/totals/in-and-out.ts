import type { Total } from './TotalsLine.tsx';

/** The sums of a list whose amounts come in and go out. */
export const inAndOut: readonly Total[] = [
  { field: 'totalIn', label: 'common.backoffice.totals.in' },
  { field: 'totalOut', label: 'common.backoffice.totals.out' },
];
