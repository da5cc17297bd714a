import type { Endpoint } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { twoPlaces } from '../kit/http/csv.ts';
import { type CsvExport, exportRoute } from '../kit/http/export.ts';
import type { Call } from '../kit/http/route.ts';
import type { PeriodSums } from './sum-by-period.ts';

interface SummaryExport<E extends Endpoint, S extends string> extends Pick<CsvExport<E, never>, 'fileName'> {
  sum: (call: Call<E>) => Promise<{ data: PeriodSums<S>[] }>;
  /** The sums to export, in order, after the columns that describe the period. */
  columns: readonly S[];
}

type Summed = 'amount' | 'invested' | 'disinvested' | 'penaltyAmount' | 'gross' | 'fee' | 'net' | 'principal';

/** Answers a summary as CSV, one row per period. */
export function exportSummary<const E extends Endpoint, const S extends Summed>(
  app: FastifyInstance,
  endpoint: E,
  { fileName, sum, columns }: SummaryExport<E, S>,
): void {
  exportRoute<E, PeriodSums<S>>(app, endpoint, {
    fileName,
    find: async (call, _db, { skip, take }) => {
      const { data } = await sum(call);
      return { data: data.slice(skip, skip + take) };
    },
    columns: [
      { label: 'project.fields.summaries.period', value: (row) => row.period },
      { label: 'project.fields.summaries.from', value: (row) => row.from },
      { label: 'project.fields.summaries.to', value: (row) => row.to },
      { label: 'project.fields.summaries.count', value: (row) => row.count },
      ...columns.map((name) => ({
        label: `project.fields.summaries.${name}` as const,
        value: (row: PeriodSums<S>) => twoPlaces(row[name]),
      })),
    ],
  });
}
