import {
  type DigestFrequency,
  type MailFrequency,
  type MailGroup,
  type MailScope,
  preferenceOfGroup,
  scopeOfGroup,
} from '@semilla/contract';
import { mailChoices } from '../../schema/mail-choices.ts';
import { isOneOf } from '../database/sets.ts';
import type { Db } from '../database/types.ts';
import type { Letter } from './letter.ts';
import type { Addressed, Recipient } from './mail.ts';
import type { MailKinds } from './mail-kind.ts';

type Preferences = Pick<Recipient, 'notifyGeneralEmail' | 'notifyTicketEmail'>;

/** Whether the preferences in the profile allow the mails of a group. */
export function isAllowed({ notifyGeneralEmail, notifyTicketEmail }: Preferences, group: MailGroup): boolean {
  return preferenceOfGroup(group) === 'ticket' ? notifyTicketEmail : notifyGeneralEmail;
}

/** The group of a stored kind; null also for one of an earlier version. */
export const groupOf = (kinds: MailKinds, kind: string): MailGroup | null => kinds[kind]?.group ?? null;

/** The mails that a letter's unsubscribe link turns off; null for a letter that is always sent. */
export function scopeOfLetter(kinds: MailKinds, { kind, scope }: Letter): MailScope | null {
  const group = groupOf(kinds, kind);
  return scope ?? (group && scopeOfGroup(group));
}

/** What each of these users chose for each group; a group without a choice is missing. */
export async function findChoices(
  db: Db,
  userIds: readonly string[],
): Promise<Map<string, Map<MailGroup, MailFrequency>>> {
  const byUser = new Map<string, Map<MailGroup, MailFrequency>>();
  if (!userIds.length) return byUser;
  const rows = await db.select().from(mailChoices).where(isOneOf(mailChoices.userId, userIds));
  for (const { userId, mailGroup, frequency } of rows) {
    const choices = byUser.get(userId) ?? new Map<MailGroup, MailFrequency>();
    byUser.set(userId, choices.set(mailGroup, frequency));
  }
  return byUser;
}

export interface Chosen extends Addressed {
  frequency: MailFrequency;
}

/** Each letter with when its recipient wants it as a mail. */
export async function withFrequencies(
  db: Db,
  kinds: MailKinds,
  addressed: readonly Addressed[],
): Promise<Chosen[]> {
  const optional = addressed.flatMap(({ to: { userId }, letter }) =>
    userId && groupOf(kinds, letter.kind) ? [userId] : [],
  );
  const choices = await findChoices(db, [...new Set(optional)]);
  return addressed.map(({ to, letter }) => {
    const group = groupOf(kinds, letter.kind);
    if (group === null) return { to, letter, frequency: 'atOnce' };
    const chosen = (to.userId && choices.get(to.userId)?.get(group)) || 'atOnce';
    return { to, letter, frequency: isAllowed(to, group) ? chosen : 'never' };
  });
}

/** The digest that has a mail instead; null for a mail sent at once or never. */
export const digestOf = (frequency: MailFrequency): DigestFrequency | null =>
  frequency === 'daily' || frequency === 'weekly' ? frequency : null;
