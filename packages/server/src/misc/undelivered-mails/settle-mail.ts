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
 * What is meant for one address: notices to an address that was replaced, and answers to the one in a complaint. The
 * current address of the account may be that of the person whom they warn about.
 */
const isForOneAddress = ({ kind, userId }: QueuedMail) =>
  userId === null ||
  kind === 'account.emailChanged' ||
  kind === 'wallet.withdrawalsHeld' ||
  kind.startsWith('support.complaint.');

/** Sends a mail again, if possible to the user's current address, because the old one may have been wrong. */
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
