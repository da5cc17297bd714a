import type { MailPreference } from '@semilla/contract';
import type { Config } from '../config.ts';
import type { Db } from '../database/types.ts';
import type { Attempt, Jobs } from '../jobs/create-jobs.ts';
import type { Keys } from '../keys.ts';
import type { Mail, MailOutcomes, OutgoingMail, Recipient } from './mail.ts';
import { mailKinds } from './mail-kinds.ts';
import { mailboxTransport } from './mailbox.ts';
import { outgoingMail } from './outgoing-mail.ts';
import { deleteQueuedMail, readQueuedMail, storeQueuedMail } from './queued-mails.ts';
import { sendMailJob } from './send-mail-job.ts';
import { smtpTransport } from './smtp-transport.ts';

const queue = 'mail';

function isWanted(to: Recipient, preference: MailPreference | null): boolean {
  if (preference === null) return true;
  return preference === 'ticket' ? to.notifyTicketEmail : to.notifyGeneralEmail;
}

export function createMail(config: Config, jobs: Jobs, keys: Keys, db: Db): Mail {
  const deliver =
    config.mail.kind === 'smtp'
      ? smtpTransport(config.mail.url, { from: config.mailFrom, replyTo: config.contactEmail })
      : mailboxTransport(config.mail.folder);

  async function enqueue(tx: Db, mail: OutgoingMail): Promise<void> {
    const queuedMailId = await storeQueuedMail(tx, keys, mail);
    await jobs.enqueue(tx, queue, { queuedMailId }, config.mailRetries);
  }

  async function sendQueued(queuedMailId: string, attempt: Attempt, outcomes: MailOutcomes) {
    const mail = await readQueuedMail(db, keys, queuedMailId);
    if (!mail) return;
    await sendMailJob(mail, attempt, deliver, outcomes);
    await deleteQueuedMail(db, queuedMailId);
  }

  return {
    async send(tx, to, letter) {
      if (isWanted(to, mailKinds[letter.kind])) await enqueue(tx, outgoingMail(config, keys, to, letter));
    },
    sendAgain: enqueue,
    async start(outcomes) {
      await jobs.handle(queue, (data, attempt) =>
        sendQueued((data as { queuedMailId: string }).queuedMailId, attempt, outcomes),
      );
    },
  };
}
