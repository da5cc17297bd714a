import { type MailPreference, v1 } from '@semilla/contract';
import type { Keys } from '../keys.ts';

type Signing = Pick<Keys, 'sign' | 'isSignedBy'>;

const signed = (userId: string, preference: string) => `unsubscribe ${userId} ${preference}`;

/** The link that turns off all mails of a preference. It never expires, because people use it from old mails. */
export function unsubscribeUrl(
  keys: Signing,
  publicUrl: string,
  userId: string,
  preference: MailPreference,
): string {
  const token = [userId, preference, keys.sign(signed(userId, preference))].join('.');
  return `${publicUrl}${v1.mailPreferences.unsubscribe.path}?token=${token}`;
}

/** The user and preference of a link; undefined if its signature is wrong. */
export function readUnsubscribeToken(
  keys: Signing,
  token: string,
): { userId: string; preference: MailPreference } | undefined {
  const [userId = '', preference = '', signature = ''] = token.split('.');
  if (!keys.isSignedBy(signed(userId, preference), signature)) return undefined;
  return { userId, preference: preference as MailPreference };
}
