import { formatRoundMoney } from '@semilla/format';

/** An amount in whole euros, for the axis and the labels of a chart. */
export const shortMoney = (cents: number): string => formatRoundMoney(Math.round(cents / 100) * 100);
