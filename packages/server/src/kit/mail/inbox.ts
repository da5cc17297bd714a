import { and, eq, isNull } from 'drizzle-orm';
import { newId } from '../../schema/columns/new-id.ts';
import { inboxMessages, type MessageContent } from '../../schema/inbox-messages.ts';
import { users } from '../../schema/users.ts';
import { insertRows, isOneOf } from '../database/sets.ts';
import type { Db } from '../database/types.ts';
import type { ChangeEvent } from '../live/change-event.ts';
import type { Letter } from './letter.ts';
import { type Chosen, digestOf } from './mail-choices.ts';
import type { MailKinds } from './mail-kind.ts';
import { oneLine } from './render-letter.ts';

const secret = /[?&]token=/;

/**
 * The parts of a letter that the inbox shows. A link with a token acts without signing in, so only the mail has it, and the sentence about its
 * button, which is the last one, stays out too.
 */
export function messageContent({ paragraphs, facts = [], action }: Letter): MessageContent {
  const isInMailOnly = action !== undefined && (secret.test(action.url) || !action.url.startsWith('/'));
  return {
    paragraphs: isInMailOnly ? paragraphs.slice(0, -1) : paragraphs,
    facts,
    link: action && !isInMailOnly ? { label: action.label, path: action.url } : null,
    hasLinkInMailOnly: isInMailOnly,
  };
}

/** The columns of a message with the content of a letter. */
export function messageOf(userId: string, letter: Letter) {
  return {
    userId,
    kind: letter.kind,
    language: letter.locale,
    subject: oneLine(letter.subject),
    content: messageContent(letter),
  };
}

async function findCustomers(tx: Db, userIds: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ userId: users.userId })
    .from(users)
    .where(and(isOneOf(users.userId, userIds), eq(users.role, 'user'), isNull(users.deletedAt)));
  return new Set(rows.map(({ userId }) => userId));
}

/**
 * Leaves a message in the inbox of each customer, whether they want the mail or not, and notes for which digest it waits. Returns these
 * customers.
 */
export async function leaveMessages(
  tx: Db,
  kinds: MailKinds,
  chosen: readonly Chosen[],
  now: Date,
): Promise<string[]> {
  const notices = chosen.flatMap(({ to: { userId, isCopy }, letter, frequency }) =>
    userId && !isCopy && !kinds[letter.kind]?.isMailOnly ? [{ userId, letter, frequency }] : [],
  );
  if (!notices.length) return [];
  const customers = await findCustomers(tx, [...new Set(notices.map(({ userId }) => userId))]);
  const rows = notices
    .filter(({ userId }) => customers.has(userId))
    .map(({ userId, letter, frequency }) => ({
      ...messageOf(userId, letter),
      inboxMessageId: newId(now.getTime()),
      createdAt: now,
      digest: digestOf(frequency),
    }));
  await insertRows(tx, inboxMessages, rows);
  return [...customers];
}

/** Tells the open pages of these users that their inbox changed; undefined for no users. */
export function inboxEvent(userIds: readonly string[]): ChangeEvent | undefined {
  if (!userIds.length) return undefined;
  const distinct = [...new Set(userIds)];
  return { topics: ['inboxMessages'], ids: [], userIds: distinct, projectIds: [], alsoIds: [] };
}
