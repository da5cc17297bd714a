import type { MailTopic } from '@semilla/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../kit/database/types.ts';
import { type GivenUp, type MailOutcomes, placeOfMail, type QueuedMail } from '../../kit/mail/mail.ts';
import type { Services } from '../../kit/services.ts';
import { insertUndeliveredMail, lockUndeliveredMail, updateUndeliveredMail } from './queries.ts';

/** Returns for example `l…@example.com`, enough to recognise which of a user's addresses it was. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${[...address][0] ?? ''}…${address.slice(at)}`;
}

async function saveUndelivered(
  db: Db,
  { keys, now }: Services,
  mail: QueuedMail,
  why: GivenUp,
): Promise<void> {
  const detail = why.detail?.replaceAll(mail.to, maskAddress(mail.to)) ?? null;
  const failed = { failure: why.failure, failureDetail: detail, failedAt: now() };
  const earlier = mail.undeliveredMailId && (await lockUndeliveredMail(db, mail.undeliveredMailId));
  if (earlier) {
    const tries = earlier.tries + why.tries;
    const { undeliveredMailId } = earlier;
    // An administrator may have dismissed the mail in the meantime.
    if (earlier.state === 'waiting') {
      await updateUndeliveredMail(db, undeliveredMailId, { ...failed, state: 'undelivered', tries });
    }
    return;
  }
  await insertUndeliveredMail(db, {
    ...failed,
    userId: mail.userId,
    recipient: maskAddress(mail.to),
    topic: mail.kind.split('.')[0] as MailTopic,
    kind: mail.kind,
    subject: mail.subject,
    sealedMail: keys.encrypt(JSON.stringify(mail), placeOfMail(mail.userId)),
    state: 'undelivered',
    tries: why.tries,
    createdAt: why.writtenAt,
  });
}

/** Stores undeliverable mails for administrators. */
export function undeliveredMailsOf(services: Services, log: FastifyBaseLogger): MailOutcomes {
  return {
    async givenUp(tx, mail, why) {
      log.error({ kind: mail.kind, failure: why.failure, tries: why.tries }, 'a mail was given up');
      // The mail about a deleted account is not stored, because it would keep personal data.
      if (mail.kind !== 'account.closed') await saveUndelivered(tx, services, mail, why);
    },
    async delivered(tx, { undeliveredMailId }) {
      if (!undeliveredMailId) return;
      const settled = { state: 'delivered', sealedMail: null } as const;
      await updateUndeliveredMail(tx, undeliveredMailId, settled);
    },
  };
}
