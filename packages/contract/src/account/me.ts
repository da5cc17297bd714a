import { z } from 'zod';
import { endpoint } from '../shared/endpoint.ts';
import { givenPassword } from '../shared/password.ts';
import { user, writtenProfile } from './users.ts';

/** The caller's account with the state of the session: `half` still lacks the one-time code. */
export const me = user.extend({ signedIn: z.enum(['half', 'full']).meta({ example: 'full' }) });

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
      'Edits the own profile. A field left out stays as it is; so does the document that an approved identity names.',
    who: 'profile.edit',
    body: z
      .strictObject(writtenProfile)
      .partial()
      .meta({ example: { language: 'en' } }),
    answer: me,
    errors: ['account.document_already_exists', 'account.identity_verified'],
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
