import { z } from 'zod';
import { instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { hold, holdReasons } from '../shared/hold.ts';
import { locale } from '../shared/text.ts';

export const holdFieldList = fieldList({
  resource: 'holds',
  record: hold,
  acts: ['hold'],
  fields: {
    reason: { words: 'wallet.hold.reasons' },
    until: {},
    isStopped: { hidden: 'The act that stops withdrawals says it.' },
  },
});

const byLink = z.strictObject({
  token: z
    .string()
    .regex(/^(?:proposal|hold|email)\.[0-9a-f-]{36}\.[A-Za-z0-9_-]{43}$/, { error: 'link' })
    .meta({
      example: 'proposal.01890a5d-ac96-774b-bcce-b302099a8060.Qm9zcXVlIGRlIGVuY2luYXMgeSBhbGNvcm5vcXVlcyE',
      description: 'The token of the link in a mail: what it objects to, and a signature.',
    }),
});

/** What the account owner can stop with the link in a mail. */
export const objection = z.object({
  subject: z
    .enum(['changeEmail', 'deleteOtpDevice', 'withdrawals', 'newEmail', 'changedEmail'])
    .meta({ example: 'changeEmail' }),
  reason: z
    .enum(holdReasons)
    .nullable()
    .meta({ example: null, description: 'The change that withdrawals wait for.' }),
  at: instant.meta({ description: 'When the change takes effect, or withdrawals are possible again.' }),
  isStopped: z.boolean().meta({ example: false }),
  language: locale.meta({ example: 'es', description: 'The language of the person.' }),
});
export type Objection = z.output<typeof objection>;

const errors = ['approvals.objection_link_invalid', 'approvals.objection_too_late'] as const;

export const objectionsEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/v1/objections',
    summary:
      'What the link of a mail objects to: a change of access that is about to happen or has happened, or withdrawals.',
    who: 'anyone',
    query: byLink,
    answer: objection,
    errors,
  }),
  create: endpoint({
    method: 'POST',
    path: '/v1/objections',
    summary:
      'Stops or undoes the change, or stops all withdrawals, with the link alone; doing it twice changes nothing more.',
    who: 'anyone',
    query: byLink,
    status: 200,
    answer: objection,
    errors,
  }),
};
