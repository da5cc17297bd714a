import { complaintLinkHours, newComplaintPath } from '@semilla/contract';
import { ApiError } from '../../kit/errors.ts';
import type { Keys } from '../../kit/keys.ts';

type Signing = Pick<Keys, 'sign' | 'isSignedBy'>;

const hourMs = 3_600_000;
const signed = (content: string) => `complaint ${content}`;

/**
 * The URL of the page with the complaint form for one email address. The signed link needs no database row,
 * so an unused link costs only a mail.
 */
export function complaintLink(keys: Signing, email: string, now: Date): string {
  const endsAt = now.getTime() + complaintLinkHours * hourMs;
  const content = Buffer.from(JSON.stringify({ email, endsAt })).toString('base64url');
  return `${newComplaintPath}?token=${content}.${keys.sign(signed(content))}`;
}

/** The email address that a link confirms. Throws if the link is invalid or expired. */
export function emailOfLink(keys: Signing, token: string, now: Date): string {
  const [content = '', signature = ''] = token.split('.');
  if (!keys.isSignedBy(signed(content), signature)) throw new ApiError('support.complaint_link_invalid');
  const { email, endsAt } = JSON.parse(Buffer.from(content, 'base64url').toString());
  if (endsAt <= now.getTime()) throw new ApiError('support.complaint_link_invalid');
  return email;
}
