import { z } from 'zod';
import { csvExportOf } from '../shared/csv-export-of.ts';
import { civilDate, instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { anyOf } from '../shared/one-or-more.ts';
import { page, paging } from '../shared/paging.ts';
import { share } from '../shared/percent.ts';
import { id, locale } from '../shared/text.ts';
import { entryOutcomes, warnedStates } from './entry-rules.ts';

const questionId = z.string().max(40).meta({ example: 'loss' });
const optionId = z.string().max(40).meta({ example: 'all' });
const answers = z.record(questionId, optionId).meta({ example: { loss: 'all' } });
const version = z.string().max(20).meta({ example: '2026-11' });

/** An entry test that an investor took. It is never edited. */
export const entryTest = z.object({
  entryTestId: id,
  userId: id,
  userName: z.string().meta({ example: 'Lucía Ferrer Soler' }),
  outcome: z.enum(entryOutcomes).meta({
    example: 'passed',
    description: '`refused` if the investor did not want to take it.',
  }),
  score: share.nullable().meta({ example: '72.50', description: 'Null if it was refused.' }),
  passMark: share.meta({ example: '60.00' }),
  questionnaireVersion: version,
  answers: answers.nullable().meta({ description: 'The chosen option by question; null if it was refused.' }),
  validUntil: civilDate.meta({ description: 'The last day on which it counts.' }),
  acknowledgedAt: instant.nullable().meta({
    example: null,
    description: 'When the latest risk warning about it was acknowledged.',
  }),
  createdAt: instant,
});
export type EntryTest = z.output<typeof entryTest>;

export const entryTestFieldList = fieldList({
  resource: 'entryTests',
  record: entryTest,
  acts: ['entry-test'],
  notedForPrograms: ['weights', 'entryTestId', 'textVersion', 'language'],
  fields: {
    createdAt: { notInAudit: 'It is when the line was noted.' },
    userName: {},
    outcome: { words: 'investor.testOutcomes' },
    score: {},
    passMark: {},
    validUntil: {},
    acknowledgedAt: {},
    questionnaireVersion: {},
    answers: { hidden: 'The page of the test shows them with their questions.' },
    userId: { shownAs: 'userName', notInCsv: 'The name stands for it.' },
    entryTestId: { hidden: 'An id that nobody reads.' },
    about: { only: 'audit', words: 'investor.testStates' },
  },
});

const questionText = z.string().meta({ example: '¿Cuánto puedes perder?' });

/** The questions of a version, in the language of the request. */
export const shownQuestionnaire = z.object({
  version,
  questions: z.array(
    z.object({
      id: questionId,
      text: questionText,
      options: z.array(z.object({ id: optionId, text: z.string().meta({ example: 'Todo' }) })),
    }),
  ),
});
export type ShownQuestionnaire = z.output<typeof shownQuestionnaire>;

export const newEntryTest = z
  .strictObject({
    questionnaireVersion: version,
    answers: answers.optional().meta({ description: 'An option for each question.' }),
    isRefused: z
      .literal(true, { error: 'choice' })
      .optional()
      .meta({ description: 'Instead of answers: the investor does not want to take the test.' }),
  })
  .superRefine((test, context) => {
    if ((test.answers === undefined) === (test.isRefused === undefined))
      context.addIssue({ code: 'custom', path: ['answers'], message: 'required' });
  })
  .meta({ example: { questionnaireVersion: '2026-11', answers: { loss: 'all' } } });

export const riskAcknowledgement = z.object({
  entryTestId: id,
  about: z.enum(warnedStates).meta({ example: 'failed' }),
  textVersion: z.string().max(20).meta({ example: '2022-2114-4' }),
  language: locale,
  createdAt: instant,
});

const find = endpoint({
  method: 'GET',
  path: '/v1/account/entry-tests',
  summary: 'Entry tests: the caller’s own, those of a manager’s customers, or all.',
  who: 'entryTests.read',
  query: z.strictObject({
    ...paging(['createdAt', 'validUntil', 'outcome', 'score', 'userName'], 'desc'),
    userId: id.optional(),
    outcome: anyOf(z.enum(entryOutcomes).meta({ example: 'failed' })).optional(),
  }),
  answer: page(entryTest),
});

export const entryTestsEndpoints = {
  find,
  export: csvExportOf(find, entryTestFieldList),
  findQuestionnaire: endpoint({
    method: 'GET',
    path: '/v1/account/entry-test-questionnaire',
    summary: 'The questions of the entry test, in the language of the request.',
    who: 'entryTests.read',
    query: z.strictObject({
      version: version.optional().meta({ description: 'An earlier version; the one in force, if left out.' }),
    }),
    answer: shownQuestionnaire,
    errors: ['request.not_found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/v1/account/entry-tests',
    summary: 'Takes the entry test, or refuses to take it.',
    who: 'entryTests.create',
    body: newEntryTest,
    answer: entryTest,
    errors: ['account.questionnaire_outdated', 'account.entry_test_pause'],
    idempotency: 'accepted',
  }),
  acknowledge: endpoint({
    method: 'POST',
    path: '/v1/account/risk-acknowledgements',
    summary: 'Acknowledges the risk warning that follows a failed, refused or lapsed entry test.',
    who: 'entryTests.create',
    body: z.strictObject({
      textVersion: z.string().max(20).meta({
        example: '2022-2114-4',
        description: 'The version of the warning that was shown.',
      }),
    }),
    answer: riskAcknowledgement,
    errors: ['account.no_warning', 'account.warning_outdated'],
  }),
};
