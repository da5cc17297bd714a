import type { MailTopic } from '@semilla/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { GivenUp, MailOutcomes, OutgoingMail } from '../../kit/mail/mail.ts';
import type { Services } from '../../kit/services.ts';
import { insertUndeliveredMail, lockUndeliveredMail, updateUndeliveredMail } from './queries.ts';

/** `l…@example.com`: enough to tell which of somebody's addresses it was. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${[...address][0] ?? ''}…${address.slice(at)}`;
}

async function keep({ database, keys, now }: Services, mail: OutgoingMail, why: GivenUp): Promise<void> {
  const { db } = database;
  const detail = why.detail?.replaceAll(mail.to, maskAddress(mail.to)) ?? null;
  const told = { failure: why.failure, failureDetail: detail, failedAt: now() };
  const earlier = mail.undeliveredMailId && (await lockUndeliveredMail(db, mail.undeliveredMailId));
  if (earlier) {
    const tries = earlier.tries + why.tries;
    const { undeliveredMailId } = earlier;
    // Whoever has dismissed it meanwhile does not want to see it again.
    if (earlier.state === 'waiting') {
      await updateUndeliveredMail(db, undeliveredMailId, { ...told, state: 'undelivered', tries });
    }
    return;
  }
  await insertUndeliveredMail(db, {
    ...told,
    userId: mail.userId,
    recipient: maskAddress(mail.to),
    topic: mail.kind.split('.')[0] as MailTopic,
    kind: mail.kind,
    subject: mail.subject,
    sealedMail: keys.encrypt(JSON.stringify(mail)),
    state: 'undelivered',
    tries: why.tries,
    createdAt: why.writtenAt,
  });
}

/** Where mails that nobody takes are kept, so that an administrator sees them. */
export function undeliveredMailsOf(services: Services, log: FastifyBaseLogger): MailOutcomes {
  return {
    async givenUp(mail, why) {
      log.error({ kind: mail.kind, failure: why.failure, tries: why.tries }, 'a mail was given up');
      // Whoever has left is told so once, and what is theirs is not kept for it.
      if (mail.kind !== 'account.closed') await keep(services, mail, why);
    },
    async delivered({ undeliveredMailId }) {
      if (!undeliveredMailId) return;
      const settled = { state: 'delivered', sealedMail: null } as const;
      await updateUndeliveredMail(services.database.db, undeliveredMailId, settled);
    },
  };
}
