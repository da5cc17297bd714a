import { z } from 'zod';
import { instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { givenPassword } from '../shared/password.ts';
import { seenVersion } from '../shared/version.ts';
import { user, writtenProfile } from './users.ts';

/** The caller's account with the state of the session: a `half` session still needs the one-time code. */
export const me = user.extend({
  signedIn: z.enum(['half', 'full']).meta({ example: 'full' }),
  hasPasskeys: z.boolean().meta({ example: true }),
  session: z.object({
    endsAt: instant.meta({ description: 'When this session ends at the latest, even if it is used.' }),
    idleMinutes: z.int().meta({ example: 120, description: 'After how long without use it ends.' }),
  }),
  lacksPasskey: z.boolean().meta({
    example: false,
    description:
      'Whether the platform demands a passkey of the caller, who has none yet and may do no more than add one.',
  }),
});

export const meEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/v1/account/users/me',
    summary: 'The caller, also while the one-time code is still missing.',
    who: 'halfSignedIn',
    answer: me,
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/v1/account/users/me',
    summary:
      'Edits the own profile. A field left out stays as it is; so does what an approved identity says: name, birthday or tax number, and document.',
    who: 'profile.edit',
    body: z
      .strictObject({ ...writtenProfile, version: seenVersion })
      .partial()
      .meta({ example: { language: 'en' } }),
    answer: me,
    errors: ['account.document_already_exists', 'account.identity_verified'],
  }),
  export: endpoint({
    method: 'GET',
    path: '/v1/account/users/me/data',
    summary: 'Everything personal about the caller in one archive: as JSON, and each kind of record as CSV.',
    who: 'profile.export',
    freshFactor: 'always',
    answerKind: 'file',
  }),
  close: endpoint({
    method: 'DELETE',
    path: '/v1/account/users/me',
    summary:
      'Closes the own account and erases what is personal; refused while money or active investments are left.',
    who: 'profile.close',
    body: z.strictObject({ password: givenPassword.meta({ example: 'Semilla#2026' }) }),
    status: 204,
    errors: ['auth.current_password_wrong', 'auth.too_many_attempts', 'account.deletion_prevented'],
  }),
};
