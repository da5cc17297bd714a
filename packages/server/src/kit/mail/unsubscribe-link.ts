import { type MailPreference, v1 } from '@semilla/contract';
import type { Keys } from '../keys.ts';

type Signing = Pick<Keys, 'sign' | 'isSignedBy'>;

const signed = (userId: string, preference: string) => `unsubscribe ${userId} ${preference}`;

/** Where one mail turns all of its sort off. It never runs out: an old mail is where people look for it. */
export function unsubscribeUrl(
  keys: Signing,
  publicUrl: string,
  userId: string,
  preference: MailPreference,
): string {
  const token = [userId, preference, keys.sign(signed(userId, preference))].join('.');
  return `${publicUrl}${v1.mailPreferences.unsubscribe.path}?token=${token}`;
}

/** Whose preference a link is about, unless somebody made it up. */
export function readUnsubscribeToken(
  keys: Signing,
  token: string,
): { userId: string; preference: MailPreference } | undefined {
  const [userId = '', preference = '', signature = ''] = token.split('.');
  if (!keys.isSignedBy(signed(userId, preference), signature)) return undefined;
  return { userId, preference: preference as MailPreference };
}
