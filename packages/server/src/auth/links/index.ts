import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../database/types.ts';
import { ApiError } from '../../errors.ts';
import { hashToken, newToken } from '../../signing/keys.ts';
import { mailLinks } from './table.ts';

export type LinkPurpose = 'confirm-email' | 'reset-password';

const hourMs = 3_600_000;
const lifeHours: Record<LinkPurpose, number> = { 'confirm-email': 48, 'reset-password': 1 };
const pagePaths: Record<LinkPurpose, string> = {
  'confirm-email': '/auth/verify-email',
  'reset-password': '/auth/reset',
};

/** Links that have run out are worth nothing to anybody. */
export async function deleteExpiredLinks(db: Db, now: Date): Promise<void> {
  await db.delete(mailLinks).where(lt(mailLinks.expiresAt, now));
}

/** The address of a link that works once. An earlier link for the same purpose stops working. */
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

/** What was mailed must not work any more: the address, or the password it was to change, is another now. */
export async function cancelLinks(tx: Db, userId: string): Promise<void> {
  await tx.delete(mailLinks).where(eq(mailLinks.userId, userId));
}

/** Uses a link up, and says whose it is. */
export async function takeLink(tx: Db, purpose: LinkPurpose, token: string, now: Date): Promise<string> {
  const [taken] = await tx
    .update(mailLinks)
    .set({ usedAt: now })
    .where(
      and(
        eq(mailLinks.tokenHash, hashToken(token)),
        eq(mailLinks.purpose, purpose),
        isNull(mailLinks.usedAt),
        gt(mailLinks.expiresAt, now),
      ),
    )
    .returning({ userId: mailLinks.userId });
  if (!taken) throw new ApiError('auth.link_invalid');
  return taken.userId;
}
