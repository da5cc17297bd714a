import { findUserById } from '../../account/users/repository.ts';
import { ApiError, NotFound } from '../../errors.ts';
import type { OutgoingMail } from '../../integrations/mail/index.ts';
import type { Change } from '../../routing/change.ts';
import type { Services } from '../../services.ts';
import { maskAddress } from './keep-given-up.ts';
import { lockUndeliveredMail, type UndeliveredRow, updateUndeliveredMail } from './repository.ts';

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

/** Sends it once more, to the address its reader has now: a wrong one may be what kept it. */
export async function sendAgain(change: Change, services: Services, mailId: string): Promise<void> {
  const { tx } = change;
  const row = await lockGivenUp(change, mailId);
  const kept = JSON.parse(services.keys.decrypt(row.sealedMail as Buffer)) as OutgoingMail;
  const { email } = await findUserById(tx, row.userId);
  // What was written to an address that is theirs no longer, such as the way to confirm it, goes to that one.
  const to = kept.kind === 'account.emailChanged' ? kept.to : email;
  await updateUndeliveredMail(tx, mailId, { state: 'waiting', recipient: maskAddress(to) });
  await services.mail.sendAgain(tx, { ...kept, to, undeliveredMailId: mailId });
  note(change, 'send', row);
}

export async function dismiss(change: Change, mailId: string): Promise<void> {
  const row = await lockGivenUp(change, mailId);
  await updateUndeliveredMail(change.tx, mailId, { state: 'dismissed', sealedMail: null });
  note(change, 'dismiss', row);
}
