import { type InputOf, isTicketOver, type v1 } from '@semilla/contract';
import { createTranslator } from '@semilla/i18n';
import { and, eq, inArray } from 'drizzle-orm';
import type { Change } from '../../kit/change/make-change.ts';
import type { Db } from '../../kit/database/types.ts';
import { ApiError, InvalidInput } from '../../kit/errors.ts';
import type { Caller } from '../../kit/http/caller.ts';
import type { Services } from '../../kit/services.ts';
import { newId } from '../../schema/columns/new-id.ts';
import { tickets } from '../../schema/tickets.ts';
import { assertActsAsStaff, lockTicket, nextMoment, type StoredTicket, visibleToStaff } from '../access.ts';
import { assertNotMerged } from '../assert-not-merged.ts';
import { mailTicketNews } from '../mails.ts';
import { insertMessage } from '../messages/queries.ts';
import { moveTicket, unreadFor } from '../move-ticket.ts';
import { deleteMarks } from './marks.ts';
import { findLanguage, updateTicket } from './queries.ts';

/** Locks both tickets in the order of their ids, as every change of several tickets does. */
async function lockBoth(tx: Db, ticketIds: string[]): Promise<void> {
  await tx
    .select({ ticketId: tickets.ticketId })
    .from(tickets)
    .where(inArray(tickets.ticketId, ticketIds))
    .orderBy(tickets.ticketId)
    .for('update');
}

/** Another open ticket of the same customer. One of another customer gets the same answer as an unknown one. */
async function targetOf(
  tx: Db,
  caller: Caller,
  source: StoredTicket,
  targetId: string,
): Promise<StoredTicket> {
  const [target] = await tx
    .select()
    .from(tickets)
    .where(and(eq(tickets.ticketId, targetId), eq(tickets.userId, source.userId), visibleToStaff(caller)));
  if (!target || targetId === source.ticketId)
    throw new InvalidInput([{ path: 'targetId', code: 'choice', params: {} }]);
  if (isTicketOver(target.stateId)) throw new ApiError('support.merge_target_over');
  return target;
}

/** Tells the customer where the ticket goes on, and closes it. */
async function closeWithPointer(
  change: Change,
  caller: Caller,
  source: StoredTicket,
  target: StoredTicket,
  at: Date,
): Promise<StoredTicket> {
  const { tx } = change;
  const { ticketId, stateId } = source;
  const t = createTranslator((await findLanguage(tx, source.userId)).language);
  await insertMessage(tx, {
    messageId: newId(at.getTime()),
    ticketId,
    userId: caller.userId,
    isFromStaff: true,
    message: t('support.merge.message', { title: target.title }),
    stateId: isTicketOver(stateId) ? null : 'Closed',
    createdAt: at,
  });
  const moved = isTicketOver(stateId) ? {} : await moveTicket(change, caller, source, 'Closed', at);
  await deleteMarks(tx, [ticketId]);
  const merged = { mergedIntoId: target.ticketId, updatedAt: at };
  return updateTicket(tx, ticketId, { ...moved, ...unreadFor('staff'), ...merged });
}

/** Merges a ticket into another of the same customer. A merged ticket takes no messages and stays closed. */
export async function mergeTicket(
  change: Change,
  services: Services,
  caller: Caller,
  { params: { ticketId }, body: { targetId } }: Pick<InputOf<typeof v1.tickets.merge>, 'params' | 'body'>,
): Promise<void> {
  const { tx } = change;
  await lockBoth(tx, [ticketId, targetId]);
  const source = await lockTicket(tx, caller, ticketId);
  assertActsAsStaff(caller, source);
  await assertNotMerged(tx, source);
  const target = await targetOf(tx, caller, source, targetId);
  const at = nextMoment(source, services.now());
  const after = await closeWithPointer(change, caller, source, target, at);
  await mailTicketNews(change, 'customer.answered', after, caller.userId);
  const note = { action: 'ticket.merge', subjectType: 'ticket', personId: source.userId };
  change.audit({
    ...note,
    subjectId: ticketId,
    before: { stateId: source.stateId },
    after: { stateId: after.stateId, mergedIntoId: targetId },
  });
  change.audit({ ...note, subjectId: targetId, after: { mergedFromId: ticketId } });
}
