import { type MailScope, v1 } from '@semilla/contract';
import type { Keys } from '../keys.ts';

type Signing = Pick<Keys, 'sign' | 'isSignedBy'>;

const signed = (userId: string, scope: string) => `unsubscribe ${userId} ${scope}`;

/** The link that turns off all mails of a scope. It never expires, because people use it from old mails. */
export function unsubscribeUrl(keys: Signing, publicUrl: string, userId: string, scope: MailScope): string {
  const token = [userId, scope, keys.sign(signed(userId, scope))].join('.');
  return `${publicUrl}${v1.mailPreferences.unsubscribe.path}?token=${token}`;
}

/** The user and scope of a link; undefined if its signature is wrong. */
export function readUnsubscribeToken(
  keys: Signing,
  token: string,
): { userId: string; scope: MailScope } | undefined {
  const [userId = '', scope = '', signature = ''] = token.split('.');
  if (!keys.isSignedBy(signed(userId, scope), signature)) return undefined;
  return { userId, scope: scope as MailScope };
}
