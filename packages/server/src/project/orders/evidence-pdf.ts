import type { OrderEvidence } from '@semilla/contract';
import { formatDate, formatMoment, formatMoney } from '@semilla/format';
import { createTranslator, type Locale, type Translate } from '@semilla/i18n';
import { openSheets } from '../../kit/paper/sheets.ts';
import { openTagged, type TaggedPaper } from '../../kit/paper/tagged-paper.ts';

interface Paper {
  evidence: OrderEvidence;
  userName: string;
  brandName: string;
  issuedAt: Date;
  locale: Locale;
}

type Facts = readonly (readonly [string, string])[];

function part(paper: TaggedPaper, title: string, facts: Facts): void {
  paper.heading(2, title);
  for (const [label, value] of facts) {
    paper.heading(3, label);
    paper.text(value);
  }
}

const sheetIn = (t: Translate, { sheetVersion, isSheetConfirmed }: OrderEvidence) =>
  t(isSheetConfirmed ? 'investor.evidence.sheetShown' : 'investor.evidence.sheetNotConfirmed', {
    version: sheetVersion ?? 0,
  });

function originIn(t: Translate, evidence: OrderEvidence): [string, string][] {
  const { origin, originId, consentedAt, consentedAmount } = evidence;
  if (origin === 'order') return [];
  return [
    [t('investor.evidence.origin'), t(`investor.evidence.origins.${origin}`, { id: originId ?? '' })],
    [t('investor.evidence.consentedAt'), formatMoment(consentedAt)],
    [t('investor.evidence.consentedAmount'), formatMoney(consentedAmount)],
  ];
}

const acknowledgedIn = (
  t: Translate,
  { version, acknowledgedAt }: NonNullable<OrderEvidence['acknowledgement']>,
) => t('investor.evidence.acknowledged', { version, at: formatMoment(acknowledgedAt) });

function shownIf<Value>(
  value: Value | null | undefined,
  lineOf: (value: Value) => [string, string],
): [string, string][] {
  return value === null || value === undefined ? [] : [lineOf(value)];
}

const holidaysIn = (t: Translate, { reflectionHolidays: holidays }: OrderEvidence) =>
  shownIf(holidays, ({ of, days }) => [
    t('investor.evidence.holidays', { of }),
    days.map((day) => formatDate(day)).join(', ') || t('investor.evidence.noHolidays'),
  ]);

function factsOf(t: Translate, { evidence, userName }: Paper): [string, string][] {
  const { freeCancellationUntil: until, acknowledgement, entryTestAt } = evidence;
  return [
    [t('investor.evidence.order'), evidence.orderId],
    [t('investor.evidence.investor'), userName],
    [t('investor.evidence.project'), evidence.projectName],
    ...(evidence.sheetVersion
      ? ([
          [t('investor.evidence.sheet'), sheetIn(t, evidence)],
          [t('investor.evidence.sheetDigest'), evidence.sheetDigest ?? '–'],
        ] as [string, string][])
      : []),
    ...originIn(t, evidence),
    [t('investor.evidence.placedAt'), formatMoment(evidence.placedAt)],
    [t('investor.evidence.amount'), formatMoney(evidence.amount)],
    [t('investor.evidence.ownAmountBefore'), formatMoney(evidence.ownAmountBefore)],
    [t('investor.evidence.threshold'), formatMoney(evidence.threshold)],
    [t('investor.evidence.kind'), t(`investor.kinds.${evidence.investorKind}`)],
    [t('investor.evidence.entryTest'), t(`investor.site.test.states.${evidence.entryTest}`)],
    ...shownIf(entryTestAt, (at) => [t('investor.evidence.entryTestAt'), formatMoment(at)]),
    ...shownIf(acknowledgement, (acknowledged) => [
      t('investor.evidence.acknowledgement'),
      acknowledgedIn(t, acknowledged),
    ]),
    ...shownIf(acknowledgement?.text, (text) => [t('investor.evidence.acknowledgedText'), text]),
    ...shownIf(evidence.lossResult, (result) => [t('investor.evidence.lossResult'), formatMoney(result)]),
    ...shownIf(evidence.lossResultOn, (day) => [t('investor.evidence.lossResultOn'), formatDate(day)]),
    ...holidaysIn(t, evidence),
    [t('investor.evidence.reflection'), until ? formatDate(until) : t('investor.evidence.noReflection')],
  ];
}

/** The questions and answers of the project that everyone could read when the order was placed. */
function questionsIn(t: Translate, { publishedQuestions: noted }: OrderEvidence): [string, string][] {
  if (!noted)
    return [[t('investor.evidence.questions.published'), t('investor.evidence.questions.notNoted')]];
  const { lastNumber, entries, digest, list } = noted;
  return [
    [
      t('investor.evidence.questions.published'),
      entries ? t('investor.evidence.questions.count', { questions: lastNumber, entries }) : '0',
    ],
    ...shownIf(digest, (shown) => [t('investor.evidence.questions.digest'), shown]),
    ...list.flatMap(({ number, publishedAt, question, answer, writtenBy, additions }): [string, string][] => [
      [
        t('investor.evidence.questions.question', { number, at: formatMoment(publishedAt) }),
        `${question}\n${t(`project.questions.authors.${writtenBy}`)}: ${answer}`,
      ],
      ...additions.map(({ kind, publishedAt: at, text }): [string, string] => [
        `${t(`project.questions.additionKinds.${kind}`)}, ${formatMoment(at)}`,
        text,
      ]),
    ]),
  ];
}

const inWords = ({ question, answer }: { question: string; answer: string }) => [question, answer] as const;

/**
 * The sentence about the proof by answers, with the version of the questions. Evidence from an earlier
 * release has no version.
 */
const proofByAnswers = (t: Translate, version: string | null) =>
  version === null
    ? t('investor.evidence.proofByAnswers')
    : t('investor.evidence.proofByAnswersTo', { version });

/** The evidence file of an order, with every text as it was shown. */
export function evidencePdf(paper: Paper): PDFKit.PDFDocument {
  const { evidence, brandName, issuedAt, locale } = paper;
  const t = createTranslator(locale);
  const { terms, conditions, notices, consent, warning, answers, entryTestAnswers, entryTestVersion } =
    evidence;
  const title = t('investor.evidence.title');
  const sheets = openSheets({
    brandName,
    title,
    subject: evidence.projectName,
    subjectDetail: formatDate(evidence.placedAt),
    foot: t('investor.evidence.issued', { at: formatMoment(issuedAt) }),
    language: locale,
    issuedAt,
  });
  const tagged = openTagged(sheets);
  tagged.heading(1, title);
  tagged.table([{ share: 0.34 }, { share: 0.66 }], factsOf(t, paper));
  const labelOf = (name: 'terms' | 'conditions' | 'notices') =>
    t(`investor.evidence.${evidence.areTermsConfirmed === false ? 'applied' : 'accepted'}.${name}`, {
      version: terms.version,
    });
  part(tagged, t('investor.evidence.shown'), [
    [labelOf('terms'), terms.text],
    ...(conditions ? [[labelOf('conditions'), conditions.join(' ')] as const] : []),
    ...(notices ? [[labelOf('notices'), notices.join(' ')] as const] : []),
    ...(consent ? [[t('investor.evidence.heading'), consent.heading] as const] : []),
    ...(warning
      ? [[t('investor.evidence.warning', { version: warning.version }), warning.text] as const]
      : []),
    ...(consent ? [[t('investor.evidence.consent'), consent.sentence] as const] : []),
  ]);
  part(tagged, t('investor.evidence.questions.title'), questionsIn(t, evidence));
  if (evidence.proof === 'entryTest') part(tagged, t('investor.evidence.proofByTest'), []);
  if (answers) part(tagged, proofByAnswers(t, evidence.questionsVersion), answers.map(inWords));
  if (entryTestAnswers)
    part(
      tagged,
      t('investor.evidence.testAnswers', { version: entryTestVersion ?? '' }),
      entryTestAnswers.map(inWords),
    );
  return sheets.finish();
}
