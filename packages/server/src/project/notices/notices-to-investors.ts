import { and, eq, max } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { orders } from '../../schema/orders.ts';
import { waitingPlaces } from '../../schema/waiting-places.ts';
import { wishes } from '../../schema/wishes.ts';
import type { sheetMails } from '../sheets/mails.ts';
import type { NoticeOf } from './notice.ts';

type SheetNotice = NoticeOf<typeof sheetMails>;
type NoticeContent<N> = N extends SheetNotice
  ? Omit<N, 'userId' | 'projectId' | 'freeUntil' | 'isWaiting' | 'isAlsoWaiting' | 'isWish'>
  : never;

/**
 * Notices for the investors of a locked project: one for each investor with pending orders, which gives the
 * last day to cancel free of charge, and others for the waiting list and the preinvestors.
 */
export async function noticesToInvestors(
  tx: Db,
  projectId: string,
  notice: NoticeContent<SheetNotice>,
): Promise<SheetNotice[]> {
  const investors = await tx
    .select({ userId: orders.userId, freeUntil: max(orders.freeUntil) })
    .from(orders)
    .where(and(eq(orders.projectId, projectId), eq(orders.status, 'pending')))
    .groupBy(orders.userId);
  const waiting = await tx
    .select({ userId: waitingPlaces.userId })
    .from(waitingPlaces)
    .where(and(eq(waitingPlaces.projectId, projectId), eq(waitingPlaces.state, 'waiting')));
  const wishing = await tx
    .select({ userId: wishes.userId })
    .from(wishes)
    .where(and(eq(wishes.projectId, projectId), eq(wishes.state, 'open')));
  const invested = new Set(investors.map(({ userId }) => userId));
  const waits = new Set(waiting.map(({ userId }) => userId));
  const others = waiting.filter(({ userId }) => !invested.has(userId));
  return [
    ...investors.map((to) => (waits.has(to.userId) ? { ...to, isAlsoWaiting: true } : to)),
    ...others.map(({ userId }) => ({ userId, freeUntil: null, isWaiting: true })),
    ...wishing.map(({ userId }) => ({ userId, freeUntil: null, isWish: true })),
  ].map((to) => ({ ...notice, ...to, projectId }) as SheetNotice);
}
