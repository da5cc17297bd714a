import { formatDate, formatDateTime, formatMoney, formatPercent } from '@semilla/format';
import { createTranslator, type Locale, type Translate } from '@semilla/i18n';
import type { Company } from '../../kit/config.ts';
import { referenceOf } from '../../kit/paper/reference-of.ts';
import { openSheets } from '../../kit/paper/sheets.ts';
import { openTagged, type TaggedPaper } from '../../kit/paper/tagged-paper.ts';
import type { Holder } from '../statements/queries.ts';
import { holderFacts, holderName } from '../statements/words.ts';
import type { Interest, Residence } from './queries.ts';

export interface Certificate {
  year: number;
  holder: Holder;
  residence: Residence;
  interest: readonly Interest[];
  company: Company;
  brandName: string;
  issuedAt: Date;
  locale: Locale;
}

const sum = (lines: readonly Interest[], name: 'grossCents' | 'feeCents' | 'taxCents') =>
  lines.reduce((cents, line) => cents + line[name], 0);

const promoterOf = ({ legalName, promoter }: Interest) => legalName ?? promoter?.name ?? '';

function residenceText(t: Translate, residence: Residence, locale: Locale): string {
  if (!residence) return t('wallet.taxCertificate.noResidence');
  const { country, taxNumber } = residence;
  return [new Intl.DisplayNames([locale], { type: 'region' }).of(country), taxNumber].join(' · ');
}

function drawHolder(paper: TaggedPaper, t: Translate, { holder, residence, locale }: Certificate): void {
  paper.table(
    [{ share: 0.28 }, { share: 0.72 }],
    [
      [t('wallet.taxCertificate.holder'), holderName(holder)],
      ...holderFacts(t, holder),
      [t('wallet.taxCertificate.residence'), residenceText(t, residence, locale)],
    ],
  );
}

/** The project, with the reason if its rate differs from the general tax rate. */
function projectText(t: Translate, { projectName, taxTreatment }: Interest): string {
  if (!taxTreatment) return projectName;
  return `${projectName} (${t(`account.taxTreatments.kinds.${taxTreatment}`)})`;
}

const right = 'right' as const;
// Screen readers find no structure in a cell without text.
const nothing = '–';
const withheldColumns = [
  { share: 0.27 },
  { share: 0.25 },
  { share: 0.14, align: right },
  { share: 0.12, align: right },
  { share: 0.09, align: right },
  { share: 0.13, align: right },
];

function drawWithheld(paper: TaggedPaper, t: Translate, certificate: Certificate): void {
  const { locale } = certificate;
  const lines = certificate.interest.filter(({ taxCents }) => taxCents > 0);
  paper.heading(2, t('wallet.taxCertificate.withheld'));
  if (!lines.length) {
    paper.text(t('wallet.taxCertificate.noneWithheld'));
    return;
  }
  const head = (['project', 'payer', 'gross', 'fee', 'rate', 'tax'] as const).map((name) =>
    t(`wallet.taxCertificate.${name}`),
  );
  const rows = lines.map((line) => [
    projectText(t, line),
    line.taxWithholder === 'promoter' ? promoterOf(line) : certificate.company.name,
    formatMoney(line.grossCents, locale),
    formatMoney(line.feeCents, locale),
    formatPercent(line.rateHundredths, locale),
    formatMoney(line.taxCents, locale),
  ]);
  const money = (name: 'grossCents' | 'feeCents' | 'taxCents') => formatMoney(sum(lines, name), locale);
  const last = [
    t('wallet.taxCertificate.total'),
    nothing,
    money('grossCents'),
    money('feeCents'),
    nothing,
    money('taxCents'),
  ];
  paper.table(withheldColumns, [head, ...rows, last], true);
}

const otherColumns = [
  { share: 0.4 },
  { share: 0.3 },
  { share: 0.17, align: right },
  { share: 0.13, align: right },
];

function drawOther(paper: TaggedPaper, t: Translate, { interest, locale }: Certificate): void {
  const lines = interest.filter(({ taxCents }) => taxCents === 0);
  if (!lines.length) return;
  paper.heading(2, t('wallet.taxCertificate.notWithheld'));
  const head = (['project', 'promoter', 'gross', 'fee'] as const).map((name) =>
    t(`wallet.taxCertificate.${name}`),
  );
  const rows = lines.map((line) => [
    projectText(t, line),
    promoterOf(line),
    formatMoney(line.grossCents, locale),
    formatMoney(line.feeCents, locale),
  ]);
  const last = [
    t('wallet.taxCertificate.total'),
    nothing,
    formatMoney(sum(lines, 'grossCents'), locale),
    formatMoney(sum(lines, 'feeCents'), locale),
  ];
  paper.table(otherColumns, [head, ...rows, last], true);
}

const companyText = ({ name, taxId, address }: Company) => [name, taxId, address].filter(Boolean).join(', ');

/** The certificate of a customer's interest in a year and the tax withheld from it, as a tagged PDF. */
export function certificatePdf(certificate: Certificate): PDFKit.PDFDocument {
  const { year, holder, residence, interest, company, brandName, issuedAt, locale } = certificate;
  const t = createTranslator(locale);
  const title = t('wallet.taxCertificate.title');
  const reference = `${t('wallet.taxCertificate.reference')} ${referenceOf({ year, userId: holder.userId, residence, interest })}`;
  const sheets = openSheets({
    brandName,
    title,
    subject: holderName(holder),
    subjectDetail: t('wallet.taxCertificate.year', { year }),
    foot: [brandName, reference, t('wallet.statement.issuedOn', { at: formatDateTime(issuedAt) })].join(
      ' · ',
    ),
    language: locale,
    issuedAt,
  });
  const paper = openTagged(sheets);
  paper.heading(1, title);
  paper.text(t('wallet.taxCertificate.certifies', { company: companyText(company), year, brand: brandName }));
  drawHolder(paper, t, certificate);
  drawWithheld(paper, t, certificate);
  drawOther(paper, t, certificate);
  paper.text(t('wallet.taxCertificate.notes.day'));
  paper.text(t('wallet.taxCertificate.notes.base'));
  paper.text(t('wallet.taxCertificate.notes.advice', { date: formatDate(issuedAt), brand: brandName }));
  return sheets.finish();
}
