import type { CsvEndpoint, Endpoint } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { exportRoute, type FileNameKey } from '../kit/http/export-route.ts';
import type { Call } from '../kit/http/route.ts';

interface SummaryExport<E extends Endpoint, Row> {
  fileName: FileNameKey;
  sum: (call: Call<E>) => Promise<{ data: Row[] }>;
}

/** Answers a summary as CSV, one line for each period. */
export function exportSummary<const E extends CsvEndpoint, Row>(
  app: FastifyInstance,
  endpoint: E,
  { fileName, sum }: SummaryExport<E, Row>,
): void {
  exportRoute<E, Row>(app, endpoint, {
    fileName,
    find: async (call, _db, { skip, take }) => {
      const { data } = await sum(call);
      return { data: data.slice(skip, skip + take) };
    },
  });
}
