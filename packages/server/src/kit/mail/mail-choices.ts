import { type MailFrequency, type MailGroup, preferenceOfGroup } from '@semilla/contract';
import { mailChoices } from '../../schema/mail-choices.ts';
import { isOneOf } from '../database/sets.ts';
import type { Db } from '../database/types.ts';
import type { Addressed, Recipient } from './mail.ts';
import { mailKinds } from './mail-kinds.ts';

type Preferences = Pick<Recipient, 'notifyGeneralEmail' | 'notifyTicketEmail'>;

/** Whether the preferences in the profile allow the mails of a group. */
export function isAllowed({ notifyGeneralEmail, notifyTicketEmail }: Preferences, group: MailGroup): boolean {
  return preferenceOfGroup(group) === 'ticket' ? notifyTicketEmail : notifyGeneralEmail;
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

/** The letters whose recipients want them as mails. */
export async function findWanted(db: Db, addressed: readonly Addressed[]): Promise<Addressed[]> {
  const optional = addressed.flatMap(({ to: { userId }, letter }) =>
    userId && mailKinds[letter.kind] ? [userId] : [],
  );
  const choices = await findChoices(db, [...new Set(optional)]);
  return addressed.filter(({ to, letter }) => {
    const group = mailKinds[letter.kind];
    if (group === null) return true;
    const chosen = (to.userId && choices.get(to.userId)?.get(group)) || 'atOnce';
    return isAllowed(to, group) && chosen === 'atOnce';
  });
}
