import { z } from 'zod';
import { instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { givenPassword } from '../shared/password.ts';
import { email, id } from '../shared/text.ts';
import { otpCode } from './totps.ts';
import { passkeyAnswer } from './webauthn.ts';

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

/** The fields of a session, which are hidden, and the audit fields of signing in. */
export const sessionFieldList = fieldList({
  resource: 'sessions',
  record: session,
  acts: ['session', 'link', 'password', 'email'],
  fields: {
    sessionId: { hidden: 'An id that nobody reads.' },
    device: { hidden: 'People read it in a sentence on their profile.' },
    address: { hidden: 'People read it in a sentence on their profile.' },
    createdAt: { hidden: 'People read it in a sentence on their profile.' },
    lastSeenAt: { hidden: 'People read it in a sentence on their profile.' },
    current: { hidden: 'People read it in a sentence on their profile.' },
    next: { only: 'audit', choices: nextStep.shape.next.options, words: 'audit.values' },
    by: { only: 'audit', choices: ['code', 'recovery-code', 'passkey'], words: 'audit.values' },
    trusted: { only: 'audit' },
    code: { only: 'audit', words: 'errors' },
  },
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
  stepUp: endpoint({
    method: 'POST',
    path: '/v1/auth/step-up',
    summary:
      'Confirms the caller with a one-time code or a passkey, which then counts as fresh; the session gets a new token.',
    who: 'security.manage',
    body: z
      .strictObject({ code: otpCode.optional(), credential: passkeyAnswer.optional() })
      .refine((body) => (body.code === undefined) !== (body.credential === undefined), {
        path: ['code'],
        error: 'required',
      })
      .meta({ example: { code: '123456' } }),
    status: 204,
    errors: [
      'auth.otp_invalid',
      'auth.otp_not_configured',
      'auth.passkey_invalid',
      'auth.passkey_required',
      'auth.too_many_attempts',
    ],
  }),
  checkFresh: endpoint({
    method: 'GET',
    path: '/v1/auth/step-up',
    summary: 'Answers whether the caller’s factor is fresh, before a page opens a file that needs one.',
    who: 'security.manage',
    freshFactor: 'always',
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
    freshFactor: 'always',
    params: z.strictObject({ sessionId: id }),
  }),
};
