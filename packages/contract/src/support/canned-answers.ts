import { z } from 'zod';
import { csvExportOf } from '../shared/csv-export-of.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { page, paging } from '../shared/paging.ts';
import { id, lineText, searchText } from '../shared/text.ts';
import { recordVersion, seenVersion, versionRules } from '../shared/version.ts';
import { placeholderNames, unknownPlaceholder } from './placeholders.ts';
import { ticketText } from './tickets.ts';

/** A text that staff start an answer to a customer from. */
export const cannedAnswer = z.object({
  cannedAnswerId: id,
  title: z.string().meta({ example: 'El ingreso está en camino' }),
  text: z.string().meta({ example: 'Hola, {{customer}}: tu ingreso llegará mañana. {{staff}}' }),
  textEn: z.string().meta({ example: 'Hello {{customer}}, your deposit will arrive tomorrow. {{staff}}' }),
  version: recordVersion,
});
export type CannedAnswer = z.output<typeof cannedAnswer>;

export const cannedAnswerFieldList = fieldList({
  resource: 'cannedAnswers',
  record: cannedAnswer,
  acts: ['canned-answer'],
  fields: {
    title: {},
    text: {},
    textEn: {},
    cannedAnswerId: { hidden: 'An id that nobody reads.' },
    version: versionRules,
    createdAt: { only: 'screen', notInAudit: 'It is when the line was noted.' },
  },
});

const known = placeholderNames.map((name) => `{{${name}}}`).join(', ');

/** A text whose placeholders can all be filled. */
const cannedText = ticketText.superRefine((text, ctx) => {
  const unknown = unknownPlaceholder(text);
  if (unknown === undefined) return;
  ctx.addIssue({ code: 'custom', message: 'placeholder_unknown', params: { placeholder: unknown, known } });
});

export const cannedAnswerFields = {
  title: lineText(120).meta({ example: 'El ingreso está en camino' }),
  text: cannedText.meta({ example: 'Hola, {{customer}}: tu ingreso llegará mañana. {{staff}}' }),
  textEn: cannedText.meta({ example: 'Hello {{customer}}, your deposit will arrive tomorrow. {{staff}}' }),
};

const params = z.strictObject({ cannedAnswerId: id });

const find = endpoint({
  method: 'GET',
  path: '/v1/support/canned-answers',
  summary: 'The canned answers.',
  who: 'cannedAnswers.read',
  query: z.strictObject({ ...paging(['title', 'createdAt']), title: searchText.optional() }),
  answer: page(cannedAnswer),
});

export const cannedAnswersEndpoints = {
  find,
  export: csvExportOf(find, cannedAnswerFieldList),
  findOne: endpoint({
    method: 'GET',
    path: '/v1/support/canned-answers/:cannedAnswerId',
    summary: 'A canned answer.',
    who: 'cannedAnswers.read',
    params,
    answer: cannedAnswer,
  }),
  create: endpoint({
    method: 'POST',
    path: '/v1/support/canned-answers',
    summary: `Adds a canned answer. Its texts may contain ${known}.`,
    who: 'cannedAnswers.create',
    body: z.strictObject(cannedAnswerFields),
    answer: cannedAnswer,
    errors: ['support.canned_answer_title_taken'],
    idempotency: 'accepted',
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/v1/support/canned-answers/:cannedAnswerId',
    summary: 'Edits a canned answer. A field left out stays as it is.',
    who: 'cannedAnswers.edit',
    params,
    body: z
      .strictObject({ ...cannedAnswerFields, version: seenVersion })
      .partial()
      .meta({ example: { title: 'El ingreso llega mañana' } }),
    answer: cannedAnswer,
    errors: ['support.canned_answer_title_taken'],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/v1/support/canned-answers/:cannedAnswerId',
    summary: 'Deletes a canned answer. Answers written from it stay.',
    who: 'cannedAnswers.delete',
    params,
  }),
};
