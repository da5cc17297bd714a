import { formatNumber } from '@semilla/format';

/** Hundredths of a percent without decimals, for charts and narrow cells. */
export const shortPercent = (hundredths: number): string =>
  `${formatNumber(Math.round(hundredths / 100))}\u00a0%`;
