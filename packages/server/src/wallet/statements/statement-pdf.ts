import { civilDateAt } from '@semilla/contract';
import { formatDate, formatDateTime, formatMoney } from '@semilla/format';
import { createTranslator, type Locale, type Translate } from '@semilla/i18n';
import { type Cell, type Column, drawTable, type TableRow } from '../../kit/paper/draw-table.ts';
import { leading, openSheets, paperColours, type Sheets } from '../../kit/paper/sheets.ts';
import { drawBalances, drawFacts, drawParties, heading, paragraph } from './pdf-parts.ts';
import { type ProjectSums, projectSumNames } from './sums.ts';
import { holderName, lineDetail, lineText, pendingText, periodText, type StatementPaper } from './words.ts';

const figure = (cents: number, locale: Locale) => ({ text: cents ? formatMoney(cents, locale) : '–' });

function projectRow(sums: ProjectSums, { projects, locale }: StatementPaper): TableRow {
  const project = projects.get(sums.projectId);
  const promoter = [project?.promoter?.name, project?.promoter?.taxId].filter(Boolean).join(' · ');
  return {
    cells: [
      { text: project?.name ?? '', detail: promoter },
      ...projectSumNames.map((name) => figure(sums[name], locale)),
    ],
  };
}

async function drawProjects(sheets: Sheets, t: Translate, paper: StatementPaper): Promise<void> {
  const { projects } = paper.statement;
  heading(sheets, t('wallet.statement.byProject'));
  if (!projects.length) return paragraph(sheets, t('wallet.statement.noProjects'));
  const columns: Column[] = [
    { label: t('wallet.statement.projectAndPromoter'), share: 0.2 },
    ...projectSumNames.map((name) => ({
      label: t(`wallet.statement.sums.${name}`),
      share: 0.1,
      align: 'right' as const,
    })),
  ];
  const totals: TableRow = {
    isStrong: true,
    cells: [
      { text: t('wallet.statement.total') },
      ...projectSumNames.map((name) =>
        figure(
          projects.reduce((sum, project) => sum + project[name], 0),
          paper.locale,
        ),
      ),
    ],
  };
  const rows = [...projects.map((sums) => projectRow(sums, paper)), totals];
  await drawTable(sheets, columns, rows, 7.6);
}

/** The first or last row of the movements table. Both show a balance; the last one also shows the sums. */
function edgeRow(day: string, text: string, balance: string, sums: readonly Cell[] = []): TableRow {
  const [inCell = { text: '' }, outCell = { text: '' }] = sums;
  return { isStrong: true, cells: [{ text: formatDate(day) }, { text }, inCell, outCell, { text: balance }] };
}

function* movementRows(t: Translate, { statement, projects, locale }: StatementPaper): Generator<TableRow> {
  const money = (cents: number) => formatMoney(cents, locale);
  const { period, opening, closing, inCents, outCents } = statement;
  yield edgeRow(period.fromDate, t('wallet.statement.openingBalance'), money(opening.balanceCents));
  for (const line of statement.lines) {
    const { at, cents, balanceCents } = line;
    yield {
      cells: [
        { text: formatDate(civilDateAt(at)) },
        { text: lineText(t, line, projects), detail: lineDetail(t, line, locale) },
        { text: cents > 0 ? money(cents) : '' },
        { text: cents < 0 ? money(-cents) : '' },
        { text: money(balanceCents) },
      ],
    };
  }
  const sums = [figure(inCents, locale), figure(outCents, locale)];
  yield edgeRow(period.toDate, t('wallet.statement.closingBalance'), money(closing.balanceCents), sums);
}

async function drawMovements(sheets: Sheets, t: Translate, paper: StatementPaper): Promise<void> {
  heading(sheets, t('wallet.statement.movements'));
  const columns: Column[] = [
    { label: t('wallet.statement.date'), share: 0.115 },
    { label: t('wallet.statement.concept'), share: 0.465 },
    { label: t('wallet.statement.in'), share: 0.14, align: 'right' },
    { label: t('wallet.statement.out'), share: 0.14, align: 'right' },
    { label: t('wallet.statement.balance'), share: 0.14, align: 'right' },
  ];
  await drawTable(sheets, columns, movementRows(t, paper));
  if (!paper.statement.lines.length) paragraph(sheets, t('wallet.statement.noMovements'));
}

async function drawPending(
  sheets: Sheets,
  t: Translate,
  { statement, locale }: StatementPaper,
): Promise<void> {
  const { pending, period } = statement;
  if (!pending.length) return;
  heading(sheets, t('wallet.statement.pendingOn', { date: formatDate(period.toDate) }));
  const columns: Column[] = [
    { label: t('wallet.statement.askedOn'), share: 0.13 },
    { label: t('wallet.statement.concept'), share: 0.71 },
    { label: t('wallet.statement.amount'), share: 0.16, align: 'right' },
  ];
  const rows = pending.map((line) => ({
    cells: [
      { text: formatDate(line.at) },
      { text: pendingText(t, line), detail: line.bankAccount ?? '' },
      { text: formatMoney(line.cents, locale) },
    ],
  }));
  await drawTable(sheets, columns, rows);
}

function drawSummary(sheets: Sheets, t: Translate, { statement: { sums }, locale }: StatementPaper): void {
  heading(sheets, t('wallet.statement.summary'));
  const rows = (names: readonly (keyof typeof sums)[]) =>
    names.map((name) => [t(`wallet.statement.sums.${name}`), formatMoney(sums[name], locale)] as const);
  const undone = sums.withdrawalsReturned ? (['withdrawalsReturned'] as const) : [];
  drawFacts(sheets, [
    rows(['deposits', 'withdrawals', ...undone, 'invested', 'capitalReturned']),
    rows(['gross', 'fees', ...(sums.tax ? (['tax'] as const) : []), 'net', 'penalties']),
  ]);
}

function drawNotes(sheets: Sheets, t: Translate, { brandName, statement, locale }: StatementPaper): void {
  const isTaxed = statement.sums.tax !== 0;
  sheets.y += 8;
  const style = { size: 7.6, colour: paperColours.muted };
  const notes = [
    t('wallet.statement.notes.days'),
    t('wallet.statement.notes.held'),
    t(`wallet.statement.notes.${isTaxed ? 'withheld' : 'taxes'}`, { brand: brandName }),
    t('wallet.statement.notes.interestYear'),
    ...statement.otherYears.map(({ year, gross, tax }) =>
      t('wallet.statement.notes.otherYear', {
        year: String(year),
        gross: formatMoney(gross, locale),
        tax: formatMoney(tax, locale),
      }),
    ),
  ];
  const lines = notes.map((note) => sheets.wrap(note, sheets.width, style));
  sheets.makeRoom(lines.flat().length * leading(style) + notes.length * 3);
  for (const note of notes) paragraph(sheets, note, style, 3);
}

/** A statement as a printable PDF, for example for a tax adviser. */
export async function statementPdf(paper: StatementPaper): Promise<PDFKit.PDFDocument> {
  const { statement, holder, brandName, issuedAt, locale, reference } = paper;
  const t = createTranslator(locale);
  const title = t('wallet.statement.title');
  const period = periodText(t, statement.period);
  const issued = t('wallet.statement.issuedOn', { at: formatDateTime(issuedAt) });
  const sheets = openSheets({
    brandName,
    title,
    subject: holderName(holder),
    subjectDetail: period,
    foot: [brandName, title, `${t('wallet.statement.reference')} ${reference}`, issued].join(' · '),
    language: locale,
    issuedAt,
  });
  drawParties(sheets, t, paper);
  drawBalances(sheets, t, paper);
  drawSummary(sheets, t, paper);
  await drawProjects(sheets, t, paper);
  await drawMovements(sheets, t, paper);
  await drawPending(sheets, t, paper);
  drawNotes(sheets, t, paper);
  return sheets.finish();
}
