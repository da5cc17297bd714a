import { z } from 'zod';
import { instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { email, id } from '../shared/text.ts';
import { linkToken } from './passwords.ts';

/** A change of e-mail address that a customer asked for. */
export const emailChange = z.object({
  emailChangeId: id,
  email: z.string().meta({ example: 'lucia.nueva@example.com', description: 'The new address.' }),
  previousEmail: z.string().meta({ example: 'lucia.ferrer@example.com' }),
  createdAt: instant,
  expiresAt: instant.meta({ description: 'Until when the link that confirms it works.' }),
  confirmedAt: instant.nullable().meta({ example: null }),
  endedAt: instant.nullable().meta({
    example: null,
    description: 'When another request replaced it, or a link in a mail stopped or undid it.',
  }),
});
export type EmailChange = z.output<typeof emailChange>;

export const emailChangeFieldList = fieldList({
  resource: 'emailChanges',
  record: emailChange,
  acts: ['email-change'],
  fields: {
    emailChangeId: { hidden: 'An id that nobody reads.' },
    email: {},
    previousEmail: { hidden: 'The act that asks for it notes it.' },
    createdAt: { hidden: 'People read it in a sentence on their profile.' },
    expiresAt: { hidden: 'People read it in a sentence on their profile.' },
    confirmedAt: { hidden: 'The act that confirms it says it.' },
    endedAt: { hidden: 'The act that ends it says it.' },
  },
});

export const emailChangesEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/v1/auth/email-changes',
    summary: 'The changes of address that the caller asked for lately, the newest first.',
    who: 'profile.changeEmail',
    answer: z.object({ data: z.array(emailChange), total: z.int() }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/v1/auth/email-changes',
    summary:
      'Mails a link to the new address, which confirms it within a day, and tells the current one. Replaces an earlier request. Answers the same if the address has an account; then a mail there says so.',
    who: 'profile.changeEmail',
    freshFactor: 'always',
    body: z.strictObject({ email: email.meta({ example: 'lucia.nueva@example.com' }) }),
    answer: emailChange,
    errors: ['auth.same_email', 'auth.too_many_attempts'],
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/v1/auth/email-changes/confirm',
    summary:
      'Changes the address with the token of the link, and answers it. Withdrawals then wait, and the previous address can undo it as long.',
    who: 'anyone',
    body: z.strictObject({ token: linkToken }),
    status: 200,
    answer: z.object({ email: emailChange.shape.email }),
    errors: ['auth.link_invalid', 'auth.account_disabled', 'account.email_taken', 'auth.too_many_attempts'],
  }),
};
