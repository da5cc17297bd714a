import { z } from 'zod';
import { instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { id, lineText } from '../shared/text.ts';
import {
  passkeyAnswer,
  passkeyCreationOptions,
  passkeyRequestOptions,
  registeredPasskey,
} from './webauthn.ts';

export const passkeysMax = 10;

/** A passkey on a user's device. It replaces the one-time code. */
export const passkey = z.object({
  passkeyId: id,
  name: z.string().meta({ example: 'Móvil de Lucía' }),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
});
export type Passkey = z.output<typeof passkey>;

export const passkeyFieldList = fieldList({
  resource: 'passkeys',
  record: passkey,
  acts: ['passkey'],
  fields: {
    passkeyId: { hidden: 'An id that nobody reads.' },
    name: {},
    createdAt: { hidden: 'People read it in a sentence on their profile.' },
    lastUsedAt: { hidden: 'People read it in a sentence on their profile.' },
  },
});

const name = lineText(60).meta({ example: 'Móvil de Lucía' });
const passkeyParams = z.strictObject({ passkeyId: id });

export const passkeysEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/v1/auth/passkeys',
    summary: 'The passkeys of the caller.',
    who: 'security.manage',
    answer: z.object({ data: z.array(passkey), total: z.int() }),
  }),
  prepare: endpoint({
    method: 'POST',
    path: '/v1/auth/passkeys/options',
    summary: 'What the browser needs to create a passkey; its challenge works once, in this session.',
    who: 'security.manage',
    freshFactor: 'always',
    status: 200,
    answer: passkeyCreationOptions,
    errors: ['auth.passkey_limit'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/v1/auth/passkeys',
    summary: 'Adds the passkey that the browser created, ten at most.',
    who: 'security.manage',
    freshFactor: 'always',
    body: z.strictObject({ name, credential: registeredPasskey }),
    answer: passkey,
    errors: ['auth.passkey_invalid', 'auth.passkey_limit', 'auth.passkey_taken'],
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/v1/auth/passkeys/:passkeyId',
    summary: 'Renames a passkey of the caller.',
    who: 'security.manage',
    params: passkeyParams,
    body: z.strictObject({ name }),
    answer: passkey,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/v1/auth/passkeys/:passkeyId',
    summary: 'Removes a passkey of the caller.',
    who: 'security.manage',
    freshFactor: 'always',
    params: passkeyParams,
  }),
  challenge: endpoint({
    method: 'POST',
    path: '/v1/auth/passkeys/challenge',
    summary:
      'What the browser needs to use one of the caller’s passkeys; its challenge works once, in this session.',
    who: 'halfSignedIn',
    status: 200,
    answer: passkeyRequestOptions,
    errors: ['auth.passkey_not_configured'],
  }),
  check: endpoint({
    method: 'POST',
    path: '/v1/auth/passkeys/check',
    summary: 'Completes the session with a passkey in place of the one-time code.',
    who: 'halfSignedIn',
    body: z.strictObject({ credential: passkeyAnswer }),
    status: 204,
    errors: ['auth.passkey_invalid', 'auth.too_many_attempts'],
  }),
};
