import type { Change } from '../../kit/change/make-change.ts';
import { ApiError, NotFound } from '../../kit/errors.ts';
import { placeOfMail, type QueuedMail } from '../../kit/mail/mail.ts';
import type { Services } from '../../kit/services.ts';
import { findUserById } from '../../kit/users/queries.ts';
import { maskAddress } from './keep-given-up.ts';
import { lockUndeliveredMail, type UndeliveredRow, updateUndeliveredMail } from './queries.ts';

async function lockGivenUp({ tx }: Change, undeliveredMailId: string): Promise<UndeliveredRow> {
  const row = await lockUndeliveredMail(tx, undeliveredMailId);
  if (!row) throw new NotFound();
  if (row.state !== 'undelivered') throw new ApiError('misc.mail_settled');
  return row;
}

function note({ audit }: Change, action: string, { undeliveredMailId, userId, kind }: UndeliveredRow): void {
  audit({
    action: `undelivered-mail.${action}`,
    subjectType: 'undelivered-mail',
    subjectId: undeliveredMailId,
    personId: userId,
    after: { kind },
  });
}

/**
 * Whether a mail must go only to its original address: mails about a change of address, and answers to the address in
 * a complaint. The account's current address may belong to the person whom the mail warns about.
 */
const isForOneAddress = ({ kind, userId }: QueuedMail) =>
  userId === null ||
  kind === 'account.emailChanged' ||
  kind.startsWith('auth.address') ||
  kind === 'wallet.withdrawalsHeld' ||
  kind.startsWith('support.complaint.');

/**
 * Sends a mail again. Unless it must go to its original address, it goes to the user's current one, because
 * the original may have been wrong.
 */
export async function sendAgain(change: Change, services: Services, mailId: string): Promise<void> {
  const { tx } = change;
  const row = await lockGivenUp(change, mailId);
  const sealed = row.sealedMail as Buffer;
  const mail = JSON.parse(services.keys.decrypt(sealed, placeOfMail(row.userId))) as QueuedMail;
  const to = isForOneAddress(mail) ? mail.to : (await findUserById(tx, row.userId as string)).email;
  await updateUndeliveredMail(tx, mailId, { state: 'waiting', recipient: maskAddress(to) });
  await services.mail.sendAgain(tx, { ...mail, to, undeliveredMailId: mailId });
  note(change, 'send', row);
}

export async function dismiss(change: Change, mailId: string): Promise<void> {
  const row = await lockGivenUp(change, mailId);
  await updateUndeliveredMail(change.tx, mailId, { state: 'dismissed', sealedMail: null });
  note(change, 'dismiss', row);
}
