import type { MailPreference } from '@semilla/contract';
import { translate } from '@semilla/i18n';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/index.ts';
import type { Keys } from '../../signing/keys.ts';
import type { Jobs } from '../jobs/index.ts';
import { type MailKind, mailKinds } from './kinds.ts';
import { type Letter, renderLetter } from './letter.ts';
import { mailboxTransport } from './mailbox.ts';
import { smtpTransport } from './smtp.ts';
import { unsubscribeUrl } from './unsubscribe-link.ts';

/** Whom a mail is for, and which ones they want. */
export interface Recipient {
  userId: string;
  email: string;
  notifyGeneralEmail: boolean;
  notifyTicketEmail: boolean;
}

export interface OutgoingMail {
  kind: MailKind;
  userId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

/** Takes a mail to where it is sent, or kept. Throws when it could not; it is then tried again. */
export type MailTransport = (mail: OutgoingMail) => Promise<void>;

export interface Mail {
  /** Puts a letter in the outbox, within the transaction of what it tells of; unless they want none of its sort. */
  send(tx: Db, to: Recipient, letter: Letter): Promise<void>;
  /** Begins to empty the outbox. */
  start(): Promise<void>;
}

const queue = 'mail';

function isWanted(to: Recipient, preference: MailPreference | null): boolean {
  if (preference === null) return true;
  return preference === 'ticket' ? to.notifyTicketEmail : to.notifyGeneralEmail;
}

/** A letter as it leaves the house, with the way out of its sort of mails at its foot and in its headers. */
export function outgoingMail(
  { brandName, publicUrl }: Pick<Config, 'brandName' | 'publicUrl'>,
  keys: Keys,
  to: Pick<Recipient, 'userId' | 'email'>,
  letter: Letter,
): OutgoingMail {
  const preference = mailKinds[letter.kind];
  const url = preference && unsubscribeUrl(keys, publicUrl, to.userId, preference);
  const label = preference && translate(letter.locale, `common.mail.unsubscribe.${preference}`);
  const unsubscribe = url && label ? { label, url } : undefined;
  return {
    kind: letter.kind,
    userId: to.userId,
    to: to.email,
    ...renderLetter(letter, { brandName, publicUrl, unsubscribe }),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(url && {
        'List-Unsubscribe': `<${url}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}

export function createMail(config: Config, jobs: Jobs, keys: Keys): Mail {
  const deliver =
    config.mail.kind === 'smtp'
      ? smtpTransport(config.mail.url, config.mailFrom)
      : mailboxTransport(config.mail.folder);
  return {
    async send(tx, to, letter) {
      if (!isWanted(to, mailKinds[letter.kind])) return;
      await jobs.enqueue(tx, queue, outgoingMail(config, keys, to, letter));
    },
    start: () => jobs.handle(queue, (data) => deliver(data as OutgoingMail)),
  };
}
