import type { MailPreference } from '@semilla/contract';
import type { Config } from '../config.ts';
import type { Jobs } from '../jobs/create-jobs.ts';
import type { Keys } from '../keys.ts';
import type { Mail, OutgoingMail, Recipient } from './mail.ts';
import { mailKinds } from './mail-kinds.ts';
import { mailboxTransport } from './mailbox.ts';
import { outgoingMail } from './outgoing-mail.ts';
import { sendMailJob } from './send-mail-job.ts';
import { smtpTransport } from './smtp-transport.ts';

const queue = 'mail';

function isWanted(to: Recipient, preference: MailPreference | null): boolean {
  if (preference === null) return true;
  return preference === 'ticket' ? to.notifyTicketEmail : to.notifyGeneralEmail;
}

export function createMail(config: Config, jobs: Jobs, keys: Keys): Mail {
  const deliver =
    config.mail.kind === 'smtp'
      ? smtpTransport(config.mail.url, { from: config.mailFrom, replyTo: config.contactEmail })
      : mailboxTransport(config.mail.folder);
  return {
    async send(tx, to, letter) {
      if (!isWanted(to, mailKinds[letter.kind])) return;
      await jobs.enqueue(tx, queue, outgoingMail(config, keys, to, letter), config.mailRetries);
    },
    sendAgain: (tx, mail) => jobs.enqueue(tx, queue, mail, config.mailRetries),
    async start(outcomes) {
      await jobs.handle(queue, (data, attempt) =>
        sendMailJob(data as OutgoingMail, attempt, deliver, outcomes),
      );
    },
  };
}
