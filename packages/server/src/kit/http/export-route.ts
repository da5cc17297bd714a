import { Readable } from 'node:stream';
import type { CsvEndpoint, Endpoint } from '@semilla/contract';
import { translate } from '@semilla/i18n';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../database/types.ts';
import { byteOrderMark, csvLine } from './csv.ts';
import { type CsvColumn, type CsvValues, csvColumns } from './csv-columns.ts';
import { separatorIn } from './csv-language.ts';
import { localeOfLink } from './plugins/locale.ts';
import { type Call, route } from './route.ts';

const rowsAtOnce = 5_000;

export interface CsvExport<E extends Endpoint, Row> {
  /** Its key under `misc.fileNames`. */
  fileName: string;
  values?: CsvValues<Row>;
  /** The query of the list, with the same filters and scope. */
  find: (call: Call<E>, db: Db, page: { skip: number; take: number }) => Promise<{ data: Row[] }>;
}

async function* lines<E extends Endpoint, Row>(
  call: Call<E>,
  columns: readonly CsvColumn<Row>[],
  find: CsvExport<E, Row>['find'],
  first: Row[],
) {
  const locale = localeOfLink(call.request);
  const separator = separatorIn(locale);
  const head = columns.map(({ label }) => translate(locale, label));
  yield byteOrderMark + csvLine(head, separator);
  let rows = first;
  for (let skip = rowsAtOnce; ; skip += rowsAtOnce) {
    const written = rows.map((row) =>
      csvLine(
        columns.map(({ value }) => value(row, locale)),
        separator,
      ),
    );
    yield written.join('');
    if (rows.length < rowsAtOnce) return;
    rows = (await find(call, call.db, { skip, take: rowsAtOnce })).data;
  }
}

/**
 * Answers a list as CSV and sends the rows as they are read, so that a large list needs no more memory than a small
 * one.
 */
export function exportRoute<const E extends CsvEndpoint, Row>(
  app: FastifyInstance,
  endpoint: E,
  { fileName, values, find }: CsvExport<E, Row>,
): void {
  const columns = csvColumns(endpoint.fields, values);
  route(app, endpoint, (async (call: Call<E>) => {
    // Read before anything is sent, so that an error is still answered with a problem document.
    const first = await find(call, call.db, { skip: 0, take: rowsAtOnce });
    call.reply
      .type('text/csv; charset=utf-8')
      .header(
        'content-disposition',
        `attachment; filename="${translate(localeOfLink(call.request), `misc.fileNames.${fileName}`)}.csv"`,
      )
      .send(Readable.from(lines(call, columns, find, first.data)));
  }) as never);
}
