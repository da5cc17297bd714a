import { z } from 'zod';
import { entryStates } from '../account/entry-rules.ts';
import { investorKinds } from '../account/investor-criteria.ts';
import { civilDate, instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { money, moneyTotal } from '../shared/money.ts';
import { id, locale } from '../shared/text.ts';
import { additionKinds, answerAuthors } from './project-questions.ts';

const shownAnswers = z.array(
  z.object({ question: z.string().meta({ example: '?' }), answer: z.string().meta({ example: '!' }) }),
);

const shownText = z.object({
  version: z.string().meta({ example: '2026-11' }),
  text: z.string().meta({ example: 'You may lose everything you invest.' }),
});

/** A question of the project as it was published when the order was placed. */
const publishedQuestion = z.object({
  number: z.int().meta({ example: 1 }),
  publishedAt: instant,
  question: z.string().meta({ example: '¿Tiene ya el edificio licencia de obras?' }),
  answer: z.string().meta({ example: 'Sí, desde el 2 de marzo.' }),
  writtenBy: z.enum(answerAuthors).meta({ example: 'promoter' }),
  additions: z.array(
    z.object({
      kind: z.enum(additionKinds).meta({ example: 'correction' }),
      publishedAt: instant,
      text: z.string().meta({ example: 'Fue el 3 de marzo.' }),
    }),
  ),
});
export type PublishedQuestion = z.output<typeof publishedQuestion>;

/** An investor placed the order, or it came from a preinvestor's wish or from the waiting list. */
export const orderOrigins = ['order', 'wish', 'waitingPlace'] as const;
export type OrderOrigin = (typeof orderOrigins)[number];

/** What an investor saw and confirmed with an order, and how the platform classified them. It is never edited. */
export const orderEvidence = z.object({
  orderId: id,
  projectId: id,
  projectName: z.string().meta({ example: 'Edificio Lavapiés' }),
  userId: id,
  placedAt: instant,
  amount: money.meta({ example: '1500.00' }),
  origin: z.enum(orderOrigins).meta({ example: 'order' }),
  originId: id.nullable().meta({ description: 'The wish or the place on a waiting list.' }),
  consentedAt: instant.meta({ description: 'When the investor accepted the texts of this file.' }),
  consentedAmount: money.meta({ example: '1500.00', description: 'The amount that they accepted them for.' }),
  ownAmountBefore: moneyTotal.meta({
    description: 'The investor’s own orders in the offer before this one.',
  }),
  threshold: money.meta({ example: '1000.00' }),
  isAboveThreshold: z.boolean().meta({ example: true }),
  investorKind: z.enum(investorKinds).meta({ example: 'non-sophisticated' }),
  entryTest: z.enum(entryStates).meta({ example: 'passed' }),
  entryTestId: id.nullable(),
  entryTestVersion: z.string().nullable().meta({
    example: '2026-11',
    description: 'The version of the questions that were answered; null without a test.',
  }),
  entryTestAt: instant
    .nullable()
    .meta({ description: 'When that test was taken or refused; null without one.' }),
  entryTestAnswers: shownAnswers.nullable().meta({
    description:
      'The questions and answers of that test, in the language of the request; null if it was refused.',
  }),
  lossResult: money.nullable().meta({ description: 'The result of the simulation of losses that counted.' }),
  lossResultOn: civilDate.nullable().meta({
    description: 'The day of that simulation; null without one, and in evidence from before it was noted.',
  }),
  language: locale,
  sheetVersion: z.int().nullable().meta({
    example: 1,
    description:
      'The version of the key investment information sheet in force; null if the project was offered before the platform had sheets.',
  }),
  isSheetConfirmed: z.boolean().meta({
    example: true,
    description: 'Whether the order named this version as the one that was shown.',
  }),
  sheetDigest: z.string().nullable().meta({
    example: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    description: 'The SHA-256 of the PDF of that version in the language of the investor.',
  }),
  areTermsConfirmed: z.boolean().nullable().meta({
    example: true,
    description:
      'Whether the order named the version of the terms as the one that was shown. If not, terms, conditions and notices were applied, and the program that placed it did not confirm that it showed them. Null in evidence from before it was noted.',
  }),
  terms: shownText,
  conditions: z
    .array(z.string().meta({ example: 'Investing has no fee.' }))
    .nullable()
    .meta({
      description:
        'The fees, the reflection period and how to revoke, as shown; null in evidence from before they were noted.',
    }),
  acknowledgement: z
    .object({
      version: z.string().meta({ example: '2020-1503-21-6' }),
      text: z.string().nullable().meta({
        example: 'You may lose everything you invest.',
        description: 'As it was shown; null if it was acknowledged before texts were noted.',
      }),
      acknowledgedAt: instant,
    })
    .nullable()
    .meta({ description: 'The warning about the entry test that the investor acknowledged before.' }),
  notices: z
    .array(z.string().meta({ example: '!' }))
    .nullable()
    .meta({
      description:
        'The warnings beside every amount, as shown; null in evidence from before they were noted.',
    }),
  consent: z
    .object({
      heading: z.string().meta({ example: '!' }),
      sentence: z.string().meta({ example: '!' }),
    })
    .nullable()
    .meta({
      description:
        'The heading of the warning, with the threshold, and the sentence that was ticked; null below the threshold, and in evidence from before they were noted.',
    }),
  warning: shownText.nullable().meta({ description: 'The risk warning that was shown and consented to.' }),
  proof: z.enum(['entryTest', 'questions']).nullable().meta({ example: 'entryTest' }),
  answers: shownAnswers.nullable().meta({
    description: 'The questions on the sheet of the offer, as shown, with the answers.',
  }),
  questionsVersion: z.string().nullable().meta({
    example: '2026-11-2',
    description:
      'The version of the wording of those questions; null without them, and in evidence from before it was noted.',
  }),
  publishedQuestions: z
    .object({
      lastNumber: z.int().meta({ example: 1, description: 'How many questions were published.' }),
      entries: z.int().meta({ example: 2, description: 'The same, with additions and corrections.' }),
      digest: z.string().nullable().meta({
        example: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
        description: 'The SHA-256 over all of them in the order of their publication; null without any.',
      }),
      list: z.array(publishedQuestion),
    })
    .nullable()
    .meta({
      description:
        'The questions and answers of the project that everyone could read then, in the language of the request; null in evidence from before they were noted.',
    }),
  freeCancellationUntil: civilDate.nullable().meta({ description: 'The end of the reflection period.' }),
  reflectionHolidays: z
    .object({
      of: z.string().meta({ example: 'ES-MD', description: 'Whose holidays were counted.' }),
      days: z.array(civilDate).meta({ description: 'Those from Monday to Friday within the period.' }),
    })
    .nullable()
    .meta({
      description:
        'The holidays that the reflection period was counted with; null without a period, and in evidence from before they were noted.',
    }),
});
export type OrderEvidence = z.output<typeof orderEvidence>;

/** What an order in this offer requires from the investor. */
export const orderRisks = z.object({
  kind: z.enum(investorKinds).meta({ example: 'non-sophisticated' }),
  entryTest: z.enum(entryStates).meta({ example: 'passed' }),
  threshold: money.meta({ example: '1000.00' }),
  ownAmount: moneyTotal.meta({ description: 'The caller’s own orders in the offer that are not cancelled.' }),
  isCompanyUndeclared: z
    .boolean()
    .meta({ example: false, description: 'Whether a company must first declare who owns it.' }),
  isResidenceUndeclared: z
    .boolean()
    .meta({ example: false, description: 'Whether the caller must first declare a fiscal residence.' }),
  conditions: z.array(z.string().meta({ example: 'Investing has no fee.' })).meta({
    description: 'The fees, the reflection period and how to revoke, in the language of the request.',
  }),
  warning: shownText,
  questions: z
    .array(
      z.object({
        id: z.string().meta({ example: 'loss' }),
        text: z.string().meta({ example: '?' }),
        options: z.array(
          z.object({ id: z.string().meta({ example: 'all' }), text: z.string().meta({ example: '!' }) }),
        ),
      }),
    )
    .meta({ description: 'To answer above the threshold; empty with a valid passed entry test.' }),
});
export type OrderRisks = z.output<typeof orderRisks>;

const params = z.strictObject({ orderId: id });

export const orderEvidenceEndpoints = {
  findOne: endpoint({
    method: 'GET',
    path: '/v1/project/orders/:orderId/evidence',
    summary: 'The evidence file of an investment: what was shown, ticked and answered.',
    who: 'lossSimulations.read',
    freshFactor: 'forOthers',
    params,
    answer: orderEvidence,
  }),
  findPdf: endpoint({
    method: 'GET',
    path: '/v1/project/orders/:orderId/evidence/pdf',
    summary: 'The evidence file of an investment as a PDF.',
    who: 'lossSimulations.read',
    freshFactor: 'forOthers',
    params,
    answerKind: 'file',
  }),
  findRisks: endpoint({
    method: 'GET',
    path: '/v1/project/projects/:projectId/order-risks',
    summary: 'The threshold, the risk warning and the questions for the caller’s next order in a project.',
    who: 'orders.place',
    params: z.strictObject({ projectId: id }),
    answer: orderRisks,
  }),
};
