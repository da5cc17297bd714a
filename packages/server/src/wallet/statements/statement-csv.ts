import { civilDateAt } from '@semilla/contract';
import { createTranslator, type Translate } from '@semilla/i18n';
import { byteOrderMark, type CsvValue, csvLine, twoPlaces } from '../../kit/http/csv.ts';
import { projectSumNames, type Sums } from './sums.ts';
import {
  holderFacts,
  holderName,
  lineDetail,
  lineText,
  pendingText,
  periodText,
  type StatementPaper,
} from './words.ts';

type Row = readonly CsvValue[];

const linesAtOnce = 500;
const noRow: Row = [];

function headRows(t: Translate, { statement, holder, ...paper }: StatementPaper): Row[] {
  return [
    [t('wallet.statement.title'), paper.brandName],
    [t('wallet.statement.holder'), holderName(holder)],
    ...holderFacts(t, holder),
    [t('wallet.statement.wallet'), paper.walletId],
    [t('wallet.statement.period'), periodText(t, statement.period)],
    [t('wallet.statement.fromDate'), statement.period.fromDate],
    [t('wallet.statement.toDate'), statement.period.toDate],
    [t('wallet.statement.issuedAt'), paper.issuedAt],
    [t('wallet.statement.reference'), paper.reference],
  ];
}

function balanceRows(t: Translate, { statement }: StatementPaper): Row[] {
  const { opening, closing, inCents, outCents } = statement;
  return [
    [t('wallet.statement.openingBalance'), twoPlaces(opening.balanceCents)],
    [t('wallet.statement.in'), twoPlaces(inCents)],
    [t('wallet.statement.out'), twoPlaces(outCents)],
    [t('wallet.statement.closingBalance'), twoPlaces(closing.balanceCents)],
    [t('wallet.statement.openingHeld'), twoPlaces(opening.heldCents)],
    [t('wallet.statement.closingHeld'), twoPlaces(closing.heldCents)],
  ];
}

const sumNames = [
  'deposits',
  'withdrawals',
  'withdrawalsReturned',
  'invested',
  'capitalReturned',
  'gross',
  'fees',
  'tax',
  'net',
  'penalties',
] as const satisfies (keyof Sums)[];

function sumRows(t: Translate, { statement }: StatementPaper): Row[] {
  return [
    [t('wallet.statement.summary')],
    ...sumNames.map((name) => [t(`wallet.statement.sums.${name}`), twoPlaces(statement.sums[name])]),
  ];
}

function otherYearRows(t: Translate, { statement: { otherYears } }: StatementPaper): Row[] {
  if (!otherYears.length) return [];
  const names = ['gross', 'fees', 'tax'] as const;
  return [
    [t('wallet.statement.otherYears'), ...names.map((name) => t(`wallet.statement.sums.${name}`))],
    ...otherYears.map((sums) => [sums.year, ...names.map((name) => twoPlaces(sums[name]))]),
  ];
}

function projectRows(t: Translate, { statement, projects }: StatementPaper): Row[] {
  return [
    [
      t('wallet.statement.project'),
      t('wallet.statement.promoter'),
      t('wallet.statement.taxId'),
      ...projectSumNames.map((name) => t(`wallet.statement.sums.${name}`)),
    ],
    ...statement.projects.map((sums) => {
      const project = projects.get(sums.projectId);
      return [
        project?.name,
        project?.promoter?.name,
        project?.promoter?.taxId,
        ...projectSumNames.map((name) => twoPlaces(sums[name])),
      ];
    }),
  ];
}

function pendingRows(t: Translate, { statement }: StatementPaper): Row[] {
  return [
    [t('wallet.statement.pending')],
    [
      t('wallet.statement.date'),
      t('wallet.statement.concept'),
      t('wallet.statement.detail'),
      t('wallet.statement.amount'),
    ],
    ...statement.pending.map((line) => [
      civilDateAt(line.at),
      pendingText(t, line),
      line.bankAccount,
      twoPlaces(line.cents),
    ]),
  ];
}

function* movementRows(t: Translate, { statement, projects, locale }: StatementPaper): Generator<Row> {
  yield (['date', 'concept', 'detail', 'project', 'in', 'out', 'balance'] as const).map((name) =>
    t(`wallet.statement.${name}`),
  );
  for (const line of statement.lines) {
    const { at, cents, projectId, balanceCents } = line;
    yield [
      civilDateAt(at),
      lineText(t, line, projects),
      lineDetail(t, line, locale),
      projects.get(projectId ?? '')?.name,
      cents > 0 ? twoPlaces(cents) : '',
      cents < 0 ? twoPlaces(-cents) : '',
      twoPlaces(balanceCents),
    ];
  }
}

/** A statement as tables separated by empty lines, generated in chunks. */
export function* statementCsv(paper: StatementPaper): Generator<string> {
  const t = createTranslator(paper.locale);
  const tables = [headRows, balanceRows, sumRows, otherYearRows, projectRows, pendingRows]
    .map((rows) => rows(t, paper))
    .filter((rows) => rows.length > 0);
  const rows = [...tables.flatMap((table) => [...table, noRow]), ...movementRows(t, paper)];
  yield byteOrderMark;
  for (let first = 0; first < rows.length; first += linesAtOnce) {
    yield rows
      .slice(first, first + linesAtOnce)
      .map((row) => csvLine(row))
      .join('');
  }
}
