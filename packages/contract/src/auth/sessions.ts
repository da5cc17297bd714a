import { z } from 'zod';
import { instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { givenPassword } from '../shared/password.ts';
import { email, id } from '../shared/text.ts';

/** The next step of signing in: enter a one-time code, set up one-time codes, or nothing more. */
export const nextStep = z.object({ next: z.enum(['otp', 'first-otp', 'done']).meta({ example: 'otp' }) });

export const session = z.object({
  sessionId: id,
  /** A short form of the browser's user agent. */
  device: z.string().meta({ example: 'Firefox, Linux' }),
  address: z.string().meta({ example: '203.0.113.7' }),
  createdAt: instant,
  lastSeenAt: instant,
  current: z.boolean().meta({ example: true }),
});

export const sessionsEndpoints = {
  logIn: endpoint({
    method: 'POST',
    path: '/v1/auth/login',
    summary:
      'Checks e-mail and password and opens a session; the one-time code comes next, unless the device is trusted.',
    who: 'anyone',
    body: z.strictObject({ email, password: givenPassword }),
    status: 200,
    answer: nextStep,
    errors: [
      'auth.invalid_credentials',
      'auth.account_disabled',
      'auth.email_not_confirmed',
      'auth.too_many_attempts',
    ],
  }),
  logOut: endpoint({
    method: 'POST',
    path: '/v1/auth/logout',
    summary: 'Ends the session of this browser.',
    who: 'anyone',
    status: 204,
  }),
  find: endpoint({
    method: 'GET',
    path: '/v1/auth/sessions',
    summary: 'The sessions of the caller.',
    who: 'security.manage',
    answer: z.object({ data: z.array(session), total: z.int() }),
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/v1/auth/sessions/:sessionId',
    summary: 'Ends one of the caller’s sessions.',
    who: 'security.manage',
    params: z.strictObject({ sessionId: id }),
  }),
};
