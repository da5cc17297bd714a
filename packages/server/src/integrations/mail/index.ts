import type { Config } from '../../config.ts';
import type { Db } from '../../database/index.ts';
import type { Jobs } from '../jobs/index.ts';
import { type Letter, renderLetter } from './letter.ts';
import { mailboxTransport } from './mailbox.ts';
import { smtpTransport } from './smtp.ts';

export interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Takes a mail to where it is sent, or kept. Throws when it could not; it is then tried again. */
export type MailTransport = (mail: OutgoingMail) => Promise<void>;

export interface Mail {
  /** Puts a letter in the outbox, within the transaction of what it tells of. */
  send(tx: Db, to: string, letter: Letter): Promise<void>;
  /** Begins to empty the outbox. */
  start(): Promise<void>;
}

const queue = 'mail';

export function createMail(config: Config, jobs: Jobs): Mail {
  const deliver =
    config.mail.kind === 'smtp'
      ? smtpTransport(config.mail.url, config.mailFrom)
      : mailboxTransport(config.mail.folder);
  return {
    async send(tx, to, letter) {
      await jobs.enqueue(tx, queue, { to, ...renderLetter(letter, config.brandName) } satisfies OutgoingMail);
    },
    start: () => jobs.handle(queue, (data) => deliver(data as OutgoingMail)),
  };
}
