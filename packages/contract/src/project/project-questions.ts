import { z } from 'zod';
import { csvExportOf } from '../shared/csv-export-of.ts';
import { instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { questionLengthMax } from '../shared/limits.ts';
import { anyOf } from '../shared/one-or-more.ts';
import { flag, page, paging } from '../shared/paging.ts';
import { whyProposed } from '../shared/proposal.ts';
import { id, locale, searchText, text, textWithoutLinks } from '../shared/text.ts';
import { recordVersion, seenVersion, versionRules } from '../shared/version.ts';
import { wholeNumber } from '../shared/whole-number.ts';

/** `Waiting` until staff publish the question with its answer, or decline it. */
export const questionStates = ['Waiting', 'Published', 'Declined'] as const;
export type QuestionState = (typeof questionStates)[number];

/** Whose words an answer are. Staff enter both. */
export const answerAuthors = ['promoter', 'platform'] as const;
export type AnswerAuthor = (typeof answerAuthors)[number];

export const declineReasons = ['insulting', 'personalData', 'advice', 'alreadyAnswered', 'other'] as const;
export type DeclineReason = (typeof declineReasons)[number];

export const additionKinds = ['addition', 'correction'] as const;

/** How many questions one investor may ask within 24 hours, in all projects together. */
export const questionsPerDayMax = 5;

/** The place of a published question on the page of its project. */
export const questionAnchor = (number: number) => `question-${number}`;
export const questionsAnchor = 'questions';
export const staffQuestionPath = (projectQuestionId: string) =>
  `/admin/project-question/${projectQuestionId}`;

const questionState = z.enum(questionStates).meta({ example: 'Published' });
const answerAuthor = z.enum(answerAuthors).meta({ example: 'promoter' });
const additionKind = z.enum(additionKinds).meta({ example: 'correction' });

/** What was added to a published answer later. Like the answer, it never changes. */
export const questionAddition = z.object({
  questionEntryId: id,
  kind: additionKind,
  text: z.string().meta({ example: 'La licencia llegó el 3 de marzo, no el 2.' }),
  textEn: z.string().nullable().meta({ example: 'The permit arrived on 3 March, not on the 2nd.' }),
  writtenBy: answerAuthor,
  publishedAt: instant,
});
export type QuestionAddition = z.output<typeof questionAddition>;

/** A question about a project, with its answer. Once published, both stay as they are. */
export const projectQuestion = z.object({
  projectQuestionId: id,
  projectId: id,
  projectName: z.string().meta({ example: 'Edificio Lavapiés' }),
  number: z.int().nullable().meta({
    example: 3,
    description: 'Its number in the project; null until it is published.',
  }),
  state: questionState,
  question: z.string().meta({ example: '¿Tiene ya el edificio licencia de obras?' }),
  language: locale.meta({ description: 'The language in which it was asked.' }),
  translation: z.string().nullable().meta({
    example: 'Does the building have its permit yet?',
    description: 'The question in the other language.',
  }),
  answer: z.string().nullable().meta({
    example: 'Sí, desde el 2 de marzo.',
    description: 'Only staff see it before it is published.',
  }),
  answerEn: z.string().nullable().meta({ example: 'Yes, since 2 March.' }),
  writtenBy: answerAuthor.nullable().meta({ description: 'Whose words the answer are.' }),
  askedAt: instant,
  publishedAt: instant.nullable(),
  declinedAt: instant.nullable().meta({ example: null }),
  declineReason: z.enum(declineReasons).nullable().meta({ example: null }),
  declineNote: z.string().nullable().meta({
    example: null,
    description: 'What staff wrote to the investor who asked.',
  }),
  askedById: id.nullable().meta({ description: 'Null for anyone but staff, and if the account was closed.' }),
  askedByName: z.string().nullable().meta({ example: 'Lucía Ferrer Soler' }),
  isProposed: z.boolean().nullable().meta({
    example: false,
    description: 'Whether its publication waits for a second person; null for anyone but staff.',
  }),
  additions: z.array(questionAddition).meta({ description: 'Oldest first.' }),
  version: recordVersion,
});
export type ProjectQuestion = z.output<typeof projectQuestion>;

export const projectQuestionFieldList = fieldList({
  resource: 'projectQuestions',
  record: projectQuestion,
  acts: ['project-question'],
  fields: {
    number: { notedAs: 'questionNumber' },
    projectName: { notInAudit: 'The page of the question says it.' },
    state: { words: 'project.questions.states' },
    question: {},
    language: { words: 'account.languages' },
    translation: {},
    answer: {},
    answerEn: {},
    writtenBy: { words: 'project.questions.authors' },
    askedAt: { notInAudit: 'It is when the line was noted.' },
    publishedAt: { notInAudit: 'It is when the line was noted.' },
    declinedAt: { notInAudit: 'It is when the line was noted.' },
    declineReason: { words: 'project.questions.declineReasons' },
    declineNote: {},
    isProposed: { seenBy: 'staff', notInAudit: 'The proposal is noted itself.' },
    askedByName: { seenBy: 'staff', notInCsv: 'The file is for everybody.' },
    askedById: { seenBy: 'staff', shownAs: 'askedByName', notInCsv: 'The file is for everybody.' },
    additions: { notInCsv: 'A list; the page shows it.', notInAudit: 'Each addition is noted itself.' },
    projectId: { shownAs: 'projectName', notInCsv: 'The name stands for it.' },
    projectQuestionId: { hidden: 'People use the number.' },
    version: versionRules,
    kind: { only: 'audit', words: 'project.questions.additionKinds' },
    text: { only: 'audit' },
    textEn: { only: 'audit' },
  },
});

const params = z.strictObject({ projectQuestionId: id });
const top = '/v1/project/project-questions';
const questionText = textWithoutLinks(questionLengthMax, 10);
const answerText = text(5_000);

const find = endpoint({
  method: 'GET',
  path: top,
  summary:
    'The published questions about projects, with their answers; also the caller’s own, and for staff all of the projects they manage.',
  who: 'projects.read',
  query: z.strictObject({
    ...paging(['askedAt', 'publishedAt', 'number', 'state', 'projectName'], 'desc'),
    projectId: id.optional(),
    state: anyOf(questionState).optional(),
    isOwn: flag.optional().meta({ description: 'Whether the caller asked it.' }),
    isAnswerable: flag
      .optional()
      .meta({ description: 'Whether it is about a project whose questions the caller answers.' }),
    search: searchText.optional().meta({ description: 'A part of the question.' }),
  }),
  answer: page(projectQuestion),
});

const draft = {
  translation: text(questionLengthMax).nullable().meta({ example: 'Does the building have its permit yet?' }),
  answer: answerText.nullable().meta({ example: 'Sí, desde el 2 de marzo.' }),
  answerEn: answerText.nullable().meta({ example: 'Yes, since 2 March.' }),
  writtenBy: answerAuthor.nullable(),
};

export const projectQuestionsEndpoints = {
  find,
  export: csvExportOf(find, projectQuestionFieldList),
  findOne: endpoint({
    method: 'GET',
    path: `${top}/:projectQuestionId`,
    summary: 'A question with its answer and what was added later.',
    who: 'projects.read',
    params,
    answer: projectQuestion,
  }),
  create: endpoint({
    method: 'POST',
    path: top,
    summary: `Asks about a project: verified investors only, at most ${questionsPerDayMax} questions in 24 hours.`,
    who: 'projectQuestions.create',
    body: z.strictObject({
      projectId: id,
      question: questionText.meta({ example: '¿Tiene ya el edificio licencia de obras?' }),
    }),
    answer: projectQuestion,
    errors: [
      'request.not_found',
      'project.question_identity_needed',
      'project.questions_over',
      'project.too_many_questions',
    ],
    idempotency: 'accepted',
  }),
  edit: endpoint({
    method: 'PATCH',
    path: `${top}/:projectQuestionId`,
    summary: 'Drafts the answer to a question that waits.',
    who: 'projectQuestions.answer',
    params,
    body: z
      .strictObject({ ...draft, version: seenVersion })
      .partial()
      .meta({ example: { answer: 'Sí, desde el 2 de marzo.', writtenBy: 'promoter' } }),
    answer: projectQuestion,
    errors: ['project.question_decided'],
  }),
  publish: endpoint({
    method: 'POST',
    path: `${top}/:projectQuestionId/publish`,
    summary:
      'Proposes to publish a question with the drafted answer. Once it is approved it has a number, and neither changes any more.',
    who: 'projectQuestions.answer',
    params,
    body: z.strictObject({
      seenVersion: wholeNumber(1, 2_147_483_647).meta({
        example: 3,
        description: 'The version of the draft that the caller saw.',
      }),
      why: whyProposed,
    }),
    answer: projectQuestion,
    secondPerson: ['publishAnswer'],
    errors: ['project.question_decided', 'project.question_unanswered', 'request.edited_meanwhile'],
    idempotency: 'accepted',
  }),
  decline: endpoint({
    method: 'POST',
    path: `${top}/:projectQuestionId/decline`,
    summary: 'Declines to publish a question, for a reason that the investor who asked reads.',
    who: 'projectQuestions.answer',
    params,
    body: z
      .strictObject({
        declineReason: z.enum(declineReasons).meta({ example: 'advice' }),
        declineNote: text(500).nullable().default(null).meta({
          example: 'Puedes preguntar por los datos del proyecto.',
          description: 'Required for `other`.',
        }),
      })
      .refine(({ declineReason, declineNote }) => declineReason !== 'other' || declineNote !== null, {
        path: ['declineNote'],
        error: 'required',
      }),
    status: 200,
    answer: projectQuestion,
    errors: ['project.question_decided'],
    idempotency: 'accepted',
  }),
  add: endpoint({
    method: 'POST',
    path: `${top}/:projectQuestionId/additions`,
    summary: 'Proposes to add to a published answer, or to correct it, below what was published before.',
    who: 'projectQuestions.answer',
    params,
    body: z.strictObject({
      kind: additionKind,
      text: answerText.meta({ example: 'La licencia llegó el 3 de marzo, no el 2.' }),
      textEn: answerText.nullable().default(null).meta({ example: 'The permit arrived on 3 March.' }),
      writtenBy: answerAuthor,
      why: whyProposed,
    }),
    answer: projectQuestion,
    secondPerson: ['publishAddition'],
    errors: ['project.question_not_published'],
    idempotency: 'accepted',
  }),
};
