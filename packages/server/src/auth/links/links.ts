import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { ApiError } from '../../kit/errors.ts';
import { hashToken, newToken } from '../../kit/keys.ts';
import { mailLinks } from '../../schema/mail-links.ts';

export type LinkPurpose = 'confirm-email' | 'reset-password';

const hourMs = 3_600_000;
const lifeHours: Record<LinkPurpose, number> = { 'confirm-email': 48, 'reset-password': 1 };
const pagePaths: Record<LinkPurpose, string> = {
  'confirm-email': '/auth/verify-email',
  'reset-password': '/auth/reset',
};

export async function deleteExpiredLinks(db: Db, now: Date): Promise<void> {
  await db.delete(mailLinks).where(lt(mailLinks.expiresAt, now));
}

/** Creates a link that works once and returns its URL. An earlier link for the same purpose stops working. */
export async function newLink(
  tx: Db,
  given: { userId: string; purpose: LinkPurpose; publicUrl: string; now: Date; hours?: number },
): Promise<string> {
  const { userId, purpose, publicUrl, now, hours = lifeHours[purpose] } = given;
  const { token, tokenHash } = newToken();
  await tx
    .update(mailLinks)
    .set({ usedAt: now })
    .where(and(eq(mailLinks.userId, userId), eq(mailLinks.purpose, purpose), isNull(mailLinks.usedAt)));
  await tx
    .insert(mailLinks)
    .values({ userId, purpose, tokenHash, expiresAt: new Date(now.getTime() + hours * hourMs) });
  return `${publicUrl}${pagePaths[purpose]}?token=${token}`;
}

/** Deletes all links of a user, because their email address or password has changed. */
export async function cancelLinks(tx: Db, userId: string): Promise<void> {
  await tx.delete(mailLinks).where(eq(mailLinks.userId, userId));
}

const isValid = (purpose: LinkPurpose, token: string, now: Date) =>
  and(
    eq(mailLinks.tokenHash, hashToken(token)),
    eq(mailLinks.purpose, purpose),
    isNull(mailLinks.usedAt),
    gt(mailLinks.expiresAt, now),
  );

/** Throws if the token is unknown, used or expired. Does not mark it as used. */
export async function checkLink(db: Db, purpose: LinkPurpose, token: string, now: Date): Promise<void> {
  if (!(await db.$count(mailLinks, isValid(purpose, token, now)))) throw new ApiError('auth.link_invalid');
}

/** Marks a link as used and returns the id of its user. */
export async function takeLink(tx: Db, purpose: LinkPurpose, token: string, now: Date): Promise<string> {
  const [taken] = await tx
    .update(mailLinks)
    .set({ usedAt: now })
    .where(isValid(purpose, token, now))
    .returning({ userId: mailLinks.userId });
  if (!taken) throw new ApiError('auth.link_invalid');
  return taken.userId;
}
