import {
  type BookAccount,
  type BookAccountKind,
  csvFields,
  type FieldList,
  type JournalLine,
  journalFieldList,
  type PlainAmounts,
  trialBalanceFieldList,
} from '@semilla/contract';
import { type Locale, translate } from '@semilla/i18n';
import { byteOrderMark, csvLine } from '../../kit/http/csv.ts';
import { csvColumns } from '../../kit/http/csv-columns.ts';
import { separatorIn } from '../../kit/http/csv-language.ts';
import { type Row, type Sheet, xlsx } from '../../kit/spreadsheet/xlsx.ts';
import type { JournalPosting } from './read-journal.ts';
import { type KindSums, type SumsByKind, trialBalance } from './trial-balance.ts';

type Line = PlainAmounts<JournalLine>;
type Pages = AsyncIterable<JournalPosting[]>;

interface Journal {
  pages: Pages;
  chart: readonly BookAccount[];
  locale: Locale;
}

function linesBy(chart: readonly BookAccount[]): (posting: JournalPosting) => Line {
  const accounts = new Map(chart.map((account) => [account.kind, account]));
  return ({ kind, ...posting }) => {
    const { code = '', name = '' } = accounts.get(kind) ?? {};
    return { ...posting, code, accountName: name };
  };
}

const headOf = (list: FieldList, locale: Locale) =>
  csvFields(list).map(({ name }) => translate(locale, `fields.${list.resource}.${name}`));

/**
 * The journal as CSV, in the format of every export, so that spreadsheets in the language of `locale` can
 * read it.
 */
export async function* journalCsv({ pages, chart, locale }: Journal): AsyncGenerator<string> {
  const columns = csvColumns<Line>(journalFieldList);
  const separator = separatorIn(locale);
  const lineOf = linesBy(chart);
  yield byteOrderMark + csvLine(headOf(journalFieldList, locale), separator);
  for await (const postings of pages) {
    const written = postings.map(lineOf).map((line) =>
      csvLine(
        columns.map(({ value }) => value(line, locale)),
        separator,
      ),
    );
    yield written.join('');
  }
}

/** Returns a function that makes the cells of a row, in the order of the columns. */
function cellsBy<T extends object>(list: FieldList, locale: Locale): (row: T) => Row {
  const columns = csvColumns<T>(list);
  return (row) => columns.map(({ cell }) => cell(row, locale));
}

/** Adds up the postings while they are written, so that both sheets agree even if entries are added in the meantime. */
async function* counted(pages: Pages, sums: Map<BookAccountKind, KindSums>): Pages {
  for await (const postings of pages) {
    for (const { kind, debit, credit } of postings) {
      const { opening = 0, ...before } = sums.get(kind) ?? { debit: 0, credit: 0 };
      sums.set(kind, {
        opening,
        debit: before.debit + (debit ?? 0),
        credit: before.credit + (credit ?? 0),
      });
    }
    yield postings;
  }
}

async function* mapped<T, U>(pages: AsyncIterable<T[]>, change: (item: T) => U): AsyncGenerator<U[]> {
  for await (const items of pages) yield items.map(change);
}

/** Two sheets: the journal and its sums by account. */
export function journalXlsx(
  { pages, chart, locale }: Journal,
  before: SumsByKind,
): AsyncGenerator<Uint8Array> {
  const sums = new Map(
    [...before].map(([kind, { opening }]) => [kind, { opening, debit: 0, credit: 0 }] as const),
  );
  const lineOf = linesBy(chart);
  const lineCells = cellsBy<Line>(journalFieldList, locale);
  const totalCells = cellsBy<ReturnType<typeof trialBalance>[number]>(trialBalanceFieldList, locale);
  const sheetOf = (name: 'journal' | 'trialBalance', list: FieldList): Pick<Sheet, 'name' | 'head'> => ({
    name: translate(locale, `overview.accounting.sheets.${name}`),
    head: headOf(list, locale),
  });
  return xlsx([
    {
      ...sheetOf('journal', journalFieldList),
      widths: [9, 12, 14, 52, 28, 22, 32, 15, 15],
      rows: mapped(counted(pages, sums), (posting) => lineCells(lineOf(posting))),
    },
    {
      ...sheetOf('trialBalance', trialBalanceFieldList),
      widths: [14, 60, 17, 17, 17, 17],
      rows: (async function* () {
        yield trialBalance(chart, sums).map(totalCells);
      })(),
    },
  ]);
}
