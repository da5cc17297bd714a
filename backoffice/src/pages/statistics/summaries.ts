import { addressOf } from '@semilla/client';
import { v1 } from '@semilla/contract';
import { call } from '../../api/session.ts';
import type { Period } from './use-period.ts';

/** The count and sums of one period. */
export interface Row {
  period: string;
  count: number;
  sums: Record<string, number>;
}

export interface Summary {
  name: 'movements' | 'fees' | 'returns';
  /** The names of the sums. The first one is used for comparisons. */
  sums: readonly [string, ...string[]];
  find: (period: Period, signal: AbortSignal) => Promise<Row[]>;
  file: (period: Period) => string;
}

export const movements: Summary = {
  name: 'movements',
  sums: ['invested', 'disinvested'],
  find: async (query, signal) => {
    const { data } = await call(v1.orderMovements.summarise, { query }, { signal });
    return data.map(({ period, count, invested, disinvested }) => ({
      period,
      count,
      sums: { invested, disinvested },
    }));
  },
  file: (query) => addressOf(v1.orderMovements.exportSummary, { query }),
};

export const fees: Summary = {
  name: 'fees',
  sums: ['amount'],
  find: async (query, signal) => {
    const { data } = await call(v1.fees.summarise, { query }, { signal });
    return data.map(({ period, count, amount }) => ({ period, count, sums: { amount } }));
  },
  file: (query) => addressOf(v1.fees.exportSummary, { query }),
};

export const returns: Summary = {
  name: 'returns',
  sums: ['net', 'principal'],
  find: async (query, signal) => {
    const { data } = await call(v1.distributions.summarise, { query }, { signal });
    return data.map(({ period, count, net, principal }) => ({ period, count, sums: { net, principal } }));
  },
  file: (query) => addressOf(v1.distributions.exportSummary, { query }),
};

export const totalOf = (rows: Row[], sum: string) =>
  rows.reduce((total, { sums }) => total + (sums[sum] ?? 0), 0);
