import { z } from 'zod';
import { endpoint } from '../shared/endpoint.ts';
import { givenPassword, newPassword } from '../shared/password.ts';
import { email } from '../shared/text.ts';
import { nextStep } from './sessions.ts';

/** The secret in a link sent by mail. */
export const linkToken = z
  .string()
  .regex(/^[A-Za-z0-9_-]{43}$/, { error: 'link' })
  .meta({ example: 'Qm9zcXVlIGRlIGVuY2luYXMgeSBhbGNvcm5vcXVlcyE' });

export const passwordsEndpoints = {
  requestReset: endpoint({
    method: 'POST',
    path: '/v1/auth/password/forgot',
    summary: 'Sends a link to choose a new password. Answers the same whether or not the address is known.',
    who: 'anyone',
    body: z.strictObject({ email }),
    status: 204,
    errors: ['auth.too_many_attempts'],
  }),
  reset: endpoint({
    method: 'POST',
    path: '/v1/auth/password/reset',
    summary: 'Sets a new password with the token of the link, and ends every session and trusted device.',
    who: 'anyone',
    body: z.strictObject({ token: linkToken, password: newPassword }),
    status: 204,
    errors: ['auth.link_invalid', 'auth.too_many_attempts'],
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/v1/auth/password',
    summary:
      'Changes the caller’s password, ends their other sessions and forgets their other trusted devices.',
    who: 'security.manage',
    body: z.strictObject({ currentPassword: givenPassword, password: newPassword }),
    status: 204,
    errors: ['auth.current_password_wrong', 'auth.too_many_attempts'],
  }),
};

export const emailsEndpoints = {
  confirm: endpoint({
    method: 'POST',
    path: '/v1/auth/email/verify',
    summary:
      'Confirms an e-mail address with the token of the link, and answers it. In the browser that registered within the last hour it also opens a session; the one-time code comes next. Elsewhere `next` is null, and the user logs in.',
    who: 'anyone',
    body: z.strictObject({ token: linkToken }),
    status: 200,
    answer: z.object({
      email: z.string().meta({ example: 'lucia@example.com' }),
      next: nextStep.shape.next.nullable(),
    }),
    errors: ['auth.link_invalid'],
  }),
  resend: endpoint({
    method: 'POST',
    path: '/v1/auth/email/resend',
    summary: 'Sends the confirmation link again. Answers the same whether or not the address is known.',
    who: 'anyone',
    body: z.strictObject({ email }),
    status: 204,
    errors: ['auth.too_many_attempts'],
  }),
};
