import { z } from 'zod';
import { csvExportOf } from '../shared/csv-export-of.ts';
import { civilDate, instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { anyOf } from '../shared/one-or-more.ts';
import { page, paging } from '../shared/paging.ts';
import { id } from '../shared/text.ts';

/** The topic of a mail, in one word. */
export const mailTopics = ['auth', 'account', 'payment', 'wallet', 'support', 'approvals'] as const;
export type MailTopic = (typeof mailTopics)[number];

/** A mail that could not be delivered is `waiting` after it is sent again, then `delivered` or `undelivered`. */
export const undeliveredMailStates = ['undelivered', 'waiting', 'delivered', 'dismissed'] as const;
export type UndeliveredMailState = (typeof undeliveredMailStates)[number];

export const mailFailures = [
  'recipient_refused',
  'mailbox_full',
  'server_unreachable',
  'server_log_in',
  'server_refused',
  'other',
] as const;
export type MailFailure = (typeof mailFailures)[number];

export const undeliveredMail = z.object({
  undeliveredMailId: id,
  userId: id.nullable().meta({ description: 'Null for a complainant without an account.' }),
  userName: z.string().nullable().meta({ example: 'Lucía Ferrer Soler' }),
  recipient: z.string().meta({
    example: 'l…@example.com',
    description: 'The address it was sent to, masked; the customer’s record has it in full.',
  }),
  topic: z.enum(mailTopics).meta({ example: 'wallet' }),
  kind: z.string().meta({ example: 'wallet.orderPlaced' }),
  subject: z.string().meta({ example: 'Has invertido en Edificio Lavapiés' }),
  state: z.enum(undeliveredMailStates).meta({ example: 'undelivered' }),
  failure: z.enum(mailFailures).meta({ example: 'recipient_refused' }),
  failureDetail: z
    .string()
    .nullable()
    .meta({ example: '550 5.1.1 User unknown', description: 'The mail server’s own message.' }),
  tries: z.int().min(1).meta({ example: 13 }),
  createdAt: instant,
  failedAt: instant,
});
export type UndeliveredMail = z.output<typeof undeliveredMail>;

export const undeliveredMailFieldList = fieldList({
  resource: 'undeliveredMails',
  record: undeliveredMail,
  acts: ['undelivered-mail'],
  fields: {
    failedAt: {},
    userName: {},
    recipient: {},
    topic: { words: 'misc.mails.topics' },
    subject: {},
    state: { words: 'misc.mails.states' },
    failure: { words: 'misc.mails.failures' },
    failureDetail: {},
    tries: {},
    createdAt: {},
    kind: { notInCsv: 'The subject says it in words.' },
    userId: { shownAs: 'userName', notInCsv: 'The name stands for it.' },
    undeliveredMailId: { hidden: 'An id that nobody reads.' },
  },
});

const undeliveredMailParams = z.strictObject({ undeliveredMailId: id });

const find = endpoint({
  method: 'GET',
  path: '/v1/misc/undelivered-mails',
  summary: 'E-mails that could not be delivered after several attempts.',
  who: 'undeliveredMails.read',
  query: z.strictObject({
    ...paging(
      ['failedAt', 'createdAt', 'tries', 'subject', 'state', 'userName', 'recipient', 'topic', 'failure'],
      'desc',
    ),
    state: anyOf(z.enum(undeliveredMailStates).meta({ example: 'undelivered' })).optional(),
    topic: anyOf(z.enum(mailTopics).meta({ example: 'wallet' })).optional(),
    failure: anyOf(z.enum(mailFailures).meta({ example: 'recipient_refused' })).optional(),
    undeliveredMailId: id.optional(),
    userId: id.optional(),
    fromDate: civilDate.optional(),
    toDate: civilDate.optional(),
  }),
  answer: page(undeliveredMail),
});

export const undeliveredMailsEndpoints = {
  find,
  export: csvExportOf(find, undeliveredMailFieldList),
  sendAgain: endpoint({
    method: 'POST',
    path: '/v1/misc/undelivered-mails/:undeliveredMailId/send',
    summary: 'Sends an undelivered e-mail again, to the current address of its recipient.',
    who: 'undeliveredMails.settle',
    params: undeliveredMailParams,
    status: 200,
    answer: undeliveredMail,
    errors: ['misc.mail_settled'],
  }),
  dismiss: endpoint({
    method: 'POST',
    path: '/v1/misc/undelivered-mails/:undeliveredMailId/dismiss',
    summary: 'Dismisses an undelivered e-mail and deletes its content.',
    who: 'undeliveredMails.settle',
    params: undeliveredMailParams,
    status: 200,
    answer: undeliveredMail,
    errors: ['misc.mail_settled'],
  }),
};
