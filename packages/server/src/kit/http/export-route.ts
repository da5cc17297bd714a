import { Readable } from 'node:stream';
import { type CsvEndpoint, type Endpoint, friendlyUrlOf } from '@semilla/contract';
import { type Locale, type MessageKey, translate } from '@semilla/i18n';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../database/types.ts';
import { xlsx } from '../spreadsheet/xlsx.ts';
import { byteOrderMark, csvLine } from './csv.ts';
import { type CsvColumn, type CsvValues, csvColumns } from './csv-columns.ts';
import { separatorIn } from './csv-language.ts';
import { localeOfLink } from './plugins/locale.ts';
import { type Call, route } from './route.ts';

const rowsAtOnce = 5_000;

/** The key under `misc.fileNames` of the words that begin a file's name. */
export type FileNameKey = MessageKey extends infer Key
  ? Key extends `misc.fileNames.${infer Name}`
    ? Name
    : never
  : never;

export interface CsvExport<E extends Endpoint, Row> {
  /** How the name of the file begins. Without it, the name is the heading of the list. */
  fileName?: FileNameKey;
  values?: CsvValues<Row>;
  /** Must apply the same filters and scope as the list. */
  find: (call: Call<E>, db: Db, page: { skip: number; take: number }) => Promise<{ data: Row[] }>;
}

interface Rows<E extends Endpoint, Row> {
  call: Call<E>;
  columns: readonly CsvColumn<Row>[];
  find: CsvExport<E, Row>['find'];
  first: Row[];
}

async function* pagesOf<E extends Endpoint, Row>({ call, find, first }: Rows<E, Row>) {
  let rows = first;
  for (let skip = rowsAtOnce; ; skip += rowsAtOnce) {
    yield rows;
    if (rows.length < rowsAtOnce) return;
    rows = (await find(call, call.db, { skip, take: rowsAtOnce })).data;
  }
}

const headOf = <Row>(columns: readonly CsvColumn<Row>[], locale: Locale) =>
  columns.map(({ label }) => translate(locale, label));

async function* csv<E extends Endpoint, Row>(list: Rows<E, Row>, locale: Locale) {
  const separator = separatorIn(locale);
  yield byteOrderMark + csvLine(headOf(list.columns, locale), separator);
  for await (const rows of pagesOf(list)) {
    const written = rows.map((row) =>
      csvLine(
        list.columns.map(({ value }) => value(row, locale)),
        separator,
      ),
    );
    yield written.join('');
  }
}

/** Wide enough for a heading, and for a typical value below it. Excel shows a time that is wider than its column as `####`. */
const widthOf = (heading: string, isTime = false) => Math.max(isTime ? 18 : 14, heading.length + 2);

function workbook<E extends Endpoint, Row>(list: Rows<E, Row>, locale: Locale, name: string) {
  const head = headOf(list.columns, locale);
  const rows = async function* () {
    for await (const some of pagesOf(list))
      yield some.map((row) => list.columns.map(({ cell }) => cell(row, locale)));
  };
  // Excel cannot open a sheet with a long name.
  return xlsx([
    {
      name: name.slice(0, 25),
      head,
      widths: head.map((heading, at) => widthOf(heading, list.columns[at]?.isTime)),
      rows: rows(),
    },
  ]);
}

function nameOf(locale: Locale, { fields }: CsvEndpoint, fileName?: FileNameKey): string {
  if (fileName) return translate(locale, `misc.fileNames.${fileName}`);
  return friendlyUrlOf(translate(locale, `fields.${fields.resource}.listTitle`));
}

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/**
 * Answers a list as a file. Sends the rows as they are read, so a large list needs no more memory than a small one.
 */
export function exportRoute<const E extends CsvEndpoint, Row>(
  app: FastifyInstance,
  endpoint: E,
  { fileName, values, find }: CsvExport<E, Row>,
): void {
  const columns = csvColumns(endpoint.fields, values);
  const columnsOfOthers = columns.filter(({ isForStaff }) => !isForStaff);
  route(app, endpoint, (async (call: Call<E>) => {
    const { format = 'csv' } = (call as { query?: { format?: keyof typeof types } }).query ?? {};
    const locale = localeOfLink(call.request);
    const name = nameOf(locale, endpoint, fileName);
    // Read before anything is sent, so that an error is still answered with a problem document.
    const { data: first } = await find(call, call.db, { skip: 0, take: rowsAtOnce });
    const isForStaff = call.caller.role === 'operator' || call.caller.role === 'admin';
    const list = { call, columns: isForStaff ? columns : columnsOfOthers, find, first };
    call.reply
      .type(types[format])
      .header('content-disposition', `attachment; filename="${name}.${format}"`)
      .send(Readable.from(format === 'csv' ? csv(list, locale) : workbook(list, locale, name)));
  }) as never);
}
