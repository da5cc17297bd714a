import { z } from 'zod';
import { endpoint } from '../shared/endpoint.ts';
import { locale } from '../shared/text.ts';
import { mailScopes } from './mail-groups.ts';

const byLink = z.strictObject({
  token: z
    .string()
    .regex(new RegExp(`^[0-9a-f-]{36}\\.(?:${mailScopes.join('|')})\\.[A-Za-z0-9_-]{43}$`), { error: 'link' })
    .meta({
      example: '01890a5d-ac96-774b-bcce-b302099a8057.general.Qm9zcXVlIGRlIGVuY2luYXMgeSBhbGNvcm5vcXVlcyE',
      description: 'The token of an unsubscribe link: the user, which mails it turns off, and a signature.',
    }),
});

export const mailChoice = z.object({
  scope: z.enum(mailScopes).meta({
    example: 'general',
    description: 'Which mails: of one subject, of tickets, or all general ones.',
  }),
  isWanted: z.boolean().meta({ example: false }),
  language: locale.meta({ example: 'es', description: 'The language of the person.' }),
});
export type MailChoice = z.output<typeof mailChoice>;

const errors = ['account.mail_link_invalid'] as const;

const unsubscribe = endpoint({
  method: 'POST',
  path: '/v1/account/unsubscribe',
  summary: 'One-click unsubscribe for mail programs (RFC 8058): turns those e-mails off at once.',
  who: 'anyone',
  query: byLink,
  status: 204,
  errors,
  fromOtherServers: true,
});

export const mailPreferencesEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/v1/account/mail-choice',
    summary: 'Whether the person wants the e-mails that an unsubscribe link refers to.',
    who: 'anyone',
    query: byLink,
    answer: mailChoice,
    errors,
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/v1/account/mail-choice',
    summary: 'Turns those e-mails off, or on again, with the link alone.',
    who: 'anyone',
    query: byLink,
    body: z.strictObject({ isWanted: z.boolean().meta({ example: true }) }),
    answer: mailChoice,
    errors,
  }),
  unsubscribe,
  openUnsubscribe: endpoint({
    method: 'GET',
    path: '/v1/account/unsubscribe',
    summary:
      'Opened in a browser, that address leads to a page with the question; machines that follow links change nothing.',
    who: 'anyone',
    query: byLink,
    status: 303,
  }),
};
