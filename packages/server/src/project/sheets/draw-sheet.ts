import { buffer } from 'node:stream/consumers';
import {
  annualProfitability,
  exampleAmountCents,
  type FixedTexts,
  percentOf,
  type SheetContent,
  type SheetPartLetter,
  type SheetTextName,
  sheetModel,
  wordingOf,
} from '@semilla/contract';
import { formatDate, formatMoney, formatPercent } from '@semilla/format';
import { createTranslator, type Locale, type Translate } from '@semilla/i18n';
import { openSheets } from '../../kit/paper/sheets.ts';
import { openTagged, type TaggedPaper } from '../../kit/paper/tagged-paper.ts';

/** The facts that a sheet shows. `content` is what staff edit. */
export interface SheetFacts {
  content: SheetContent;
  projectName: string;
  ownerName: string | null;
  dateEnd: string | null;
  offerId: string | null;
  /** The number of the version; undefined for a draft. */
  number: number | undefined;
  at: Date;
  brandName: string;
  /** The name of the authority, which has not verified the offer, by language. */
  authority: Record<Locale, string>;
  fixedTexts: FixedTexts;
  reflectionDays: number;
}

export interface DrawnSheet {
  bytes: Buffer;
  sides: number;
}

interface Drawing {
  paper: TaggedPaper;
  facts: SheetFacts;
  locale: Locale;
  t: Translate;
}

/** The placeholder for missing parts of a draft. A published sheet has none. */
const unwritten = '…';

const factColumns = [{ share: 0.34 }, { share: 0.66 }];
const costColumns = [
  { share: 0.46 },
  { share: 0.19, align: 'right' },
  { share: 0.35, align: 'right' },
] as const;

function drawWarnings({ paper, facts, locale, t }: Drawing): void {
  const { fixedTexts, authority, reflectionDays } = facts;
  paper.heading(2, t('project.sheet.pdf.warning'));
  paper.text(wordingOf(fixedTexts.offerNotVerified, locale).replaceAll('%{authority}', authority[locale]));
  paper.text(wordingOf(fixedTexts.riskWarning, locale));
  paper.heading(2, t('project.sheet.pdf.reflection'));
  paper.text(t('project.sheet.pdf.reflectionText', { days: reflectionDays }));
}

function drawOverview({ paper, facts, locale, t }: Drawing): void {
  const { content, offerId, ownerName, projectName, dateEnd } = facts;
  paper.heading(2, t('project.sheet.pdf.overview'));
  paper.table(factColumns, [
    [t('project.sheet.pdf.offerId'), offerId ?? t('project.sheet.pdf.notYet')],
    [t('project.sheet.pdf.owner'), [ownerName, projectName].filter(Boolean).join(' · ')],
    [t('project.sheet.pdf.kind'), t('project.sheet.pdf.loan')],
    [t('project.sheet.pdf.target'), formatMoney(content.terms.financingAmount, locale)],
    [t('project.sheet.pdf.deadline'), dateEnd ? formatDate(dateEnd) : unwritten],
  ]);
}

const yearly = ({ terms }: SheetContent) =>
  annualProfitability(terms.targetProfitability, terms.projectDuration);

function drawCosts({ paper, facts: { content }, locale, t }: Drawing): void {
  const { terms, entryCost, incidentalCost } = content;
  const costOf = (name: 'entry' | 'exit' | 'ongoing' | 'incidental', share: number, of: number) => [
    t(`project.sheet.pdf.costs.${name}`),
    formatPercent(share, locale),
    formatMoney(percentOf(of, share), locale),
  ];
  const returnCents = percentOf(exampleAmountCents, yearly(content));
  paper.heading(3, t('project.sheet.pdf.costs.title'));
  paper.table(
    costColumns,
    [
      [
        t('project.sheet.pdf.costs.kind'),
        t('project.sheet.pdf.costs.share'),
        t('project.sheet.pdf.costs.example', { amount: formatMoney(exampleAmountCents, locale) }),
      ],
      costOf('entry', entryCost, exampleAmountCents),
      costOf('exit', terms.cancellationFee, exampleAmountCents),
      costOf('ongoing', terms.managerFee, returnCents),
      costOf('incidental', incidentalCost, exampleAmountCents),
    ],
    true,
  );
  paper.text(t('project.sheet.pdf.costs.charged'));
}

function writtenText({ facts: { content }, locale, t }: Drawing, name: SheetTextName): string {
  const written = content.texts[name][locale] ?? unwritten;
  if (name !== 'rateMethod') return written;
  return t('project.sheet.pdf.yearly', { rate: formatPercent(yearly(content), locale), method: written });
}

/** Draws the data that the platform knows for a part of the sheet, before the texts of staff. */
function drawKnown(drawing: Drawing, letter: SheetPartLetter): void {
  const { paper, facts, t } = drawing;
  const { terms } = facts.content;
  if (letter === 'G')
    paper.table(factColumns, [
      [t('project.sheet.pdf.term'), t('project.sheet.pdf.months', { smart_count: terms.projectDuration })],
      [t('project.sheet.pdf.payments'), t(`project.deliveryFeePeriods.${terms.deliveryFeePeriod}`)],
      [t('fields.projects.guaranteeAgent'), terms.guaranteeAgent?.name ?? t('project.sheet.pdf.noAgent')],
    ]);
  if (letter === 'H') drawCosts(drawing);
}

/**
 * Draws the items of part B that follow from the project. Each comes after the written item that precedes it
 * in the model.
 */
function drawKnownAfter({ paper, facts, locale, t }: Drawing, name: SheetTextName): void {
  const { content, dateEnd } = facts;
  const { ownFunds } = content;
  const item = (mark: string, heading: 'deadline' | 'maximum' | 'ownFunds', text: string) => {
    paper.heading(3, t('project.sheet.pdf.item', { mark, heading: t(`project.sheet.pdf.${heading}`) }));
    paper.text(text);
  };
  if (name === 'previousOffers') item('b', 'deadline', dateEnd ? formatDate(dateEnd) : unwritten);
  if (name === 'belowTarget') {
    item('d', 'maximum', t('project.sheet.pdf.sameAsTarget'));
    item('e', 'ownFunds', ownFunds ? formatMoney(ownFunds, locale) : t('project.sheet.pdf.noOwnFunds'));
  }
}

function drawParts(drawing: Drawing): void {
  const { paper, facts, locale, t } = drawing;
  for (const { letter, items, [locale]: title } of sheetModel) {
    paper.heading(2, t('project.sheet.pdf.part', { letter, title }));
    drawKnown(drawing, letter);
    for (const { name, mark, [locale]: heading } of items) {
      paper.heading(3, t('project.sheet.pdf.item', { mark, heading }));
      paper.text(writtenText(drawing, name));
      if (name === 'responsible') paper.text(wordingOf(facts.fixedTexts.ownerDeclares, locale));
      drawKnownAfter(drawing, name);
    }
  }
}

/** Draws the key investment information sheet in a language, as a tagged PDF in the order of the model. */
export async function drawSheet(facts: SheetFacts, locale: Locale): Promise<DrawnSheet> {
  const t = createTranslator(locale);
  const { projectName, offerId, number, at, brandName } = facts;
  const title = t('project.sheet.pdf.title');
  const version =
    number === undefined ? t('project.sheet.pdf.draft') : t('project.sheet.pdf.version', { number });
  const sheets = openSheets({
    brandName,
    title,
    subject: projectName,
    subjectDetail: version,
    foot: [offerId, `${version}, ${formatDate(at)}`].filter(Boolean).join(' · '),
    language: locale,
    issuedAt: at,
  });
  const paper = openTagged(sheets);
  const drawing = { paper, facts, locale, t };
  paper.heading(1, title);
  drawWarnings(drawing);
  drawOverview(drawing);
  drawParts(drawing);
  const sides = sheets.pdf.bufferedPageRange().count;
  return { bytes: await buffer(sheets.finish()), sides };
}
