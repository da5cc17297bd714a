import {
  type MailFrequency,
  type MailGroup,
  type MailGroupChoice,
  mailGroups,
  preferenceOfGroup,
} from '@semilla/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Change } from '../../kit/change/make-change.ts';
import type { Db } from '../../kit/database/types.ts';
import { NotFound } from '../../kit/errors.ts';
import { findChoices, isAllowed } from '../../kit/mail/mail-choices.ts';
import type { Services } from '../../kit/services.ts';
import { deletesRowsOf, type Erasure } from '../../kit/users/erasure.ts';
import { lockUser, type UserRow, updateUser } from '../../kit/users/queries.ts';
import { mailChoices } from '../../schema/mail-choices.ts';
import { moveWaitingMessages } from '../digests/queries.ts';

/** When a user gets the mails of each group. */
export async function frequenciesOf(db: Db, user: UserRow): Promise<MailGroupChoice[]> {
  const chosen = (await findChoices(db, [user.userId])).get(user.userId);
  return mailGroups.map((group) => ({
    group,
    frequency: isAllowed(user, group) ? (chosen?.get(group) ?? 'atOnce') : 'never',
  }));
}

async function replaceChoices(tx: Db, userId: string, choices: readonly MailGroupChoice[]): Promise<void> {
  const groups = choices.map(({ group }) => group);
  await tx
    .delete(mailChoices)
    .where(and(eq(mailChoices.userId, userId), inArray(mailChoices.mailGroup, groups)));
  const rows = choices
    .filter(({ frequency }) => frequency !== 'atOnce')
    .map(({ group, frequency }) => ({ userId, mailGroup: group, frequency }));
  if (rows.length) await tx.insert(mailChoices).values(rows);
}

/**
 * Chooses when a user gets the mails of a group. The preference in the profile covers several groups: it is off exactly while all of
 * them are, and choosing one of them turns it on for this one alone.
 */
export async function chooseFrequency(
  { tx, audit }: Change,
  { mail, now }: Pick<Services, 'mail' | 'now'>,
  userId: string,
  { group, frequency }: { group: MailGroup; frequency: MailFrequency },
): Promise<void> {
  const user = await lockUser(tx, userId);
  if (!user) throw new NotFound();
  const preference = preferenceOfGroup(group);
  const together = (await frequenciesOf(tx, user)).filter(
    (choice) => preferenceOfGroup(choice.group) === preference,
  );
  const before = together.find((choice) => choice.group === group)?.frequency;
  if (before === frequency) return;
  const next = together.map((choice) => (choice.group === group ? { group, frequency } : choice));
  const isOn = next.some((choice) => choice.frequency !== 'never');
  const field = preference === 'ticket' ? 'notifyTicketEmail' : 'notifyGeneralEmail';
  // While the preference is off, no group needs a choice of its own.
  await replaceChoices(
    tx,
    userId,
    isOn ? next : next.map((choice) => ({ ...choice, frequency: 'atOnce' as const })),
  );
  await moveWaitingMessages(tx, mail.kinds, userId, { group, frequency });
  if (user[field] !== isOn) await updateUser(tx, userId, { [field]: isOn }, now());
  audit({
    action: 'user.choose-mails',
    subjectType: 'user',
    subjectId: userId,
    before: { mailGroup: group, mailFrequency: before },
    after: { mailGroup: group, mailFrequency: frequency },
  });
}

export const mailChoiceErasure: Erasure = { erase: deletesRowsOf(mailChoices) };
