import type { MailPreference } from '@semilla/contract';
import { translate } from '@semilla/i18n';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/types.ts';
import type { Keys } from '../../signing/keys.ts';
import type { Attempt, Jobs } from '../jobs/index.ts';
import { type Refusal, refusalOf } from './failure.ts';
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
  /** Where it stands among those that were given up, if it was. */
  undeliveredMailId?: string;
}

/** Takes a mail to where it is sent, or kept. Throws when it could not; it is then tried again. */
export type MailTransport = (mail: OutgoingMail) => Promise<void>;

export interface Mail {
  /** Puts a letter in the outbox, within the transaction of what it tells of; unless they want none of its sort. */
  send(tx: Db, to: Recipient, letter: Letter): Promise<void>;
  /** Puts a mail that was given up in the outbox again. */
  sendAgain(tx: Db, mail: OutgoingMail): Promise<void>;
  /** Begins to empty the outbox. */
  start(outcomes: MailOutcomes): Promise<void>;
}

export interface GivenUp extends Refusal {
  tries: number;
  writtenAt: Date;
}

/** What becomes of mails in the end. */
export interface MailOutcomes {
  delivered(mail: OutgoingMail): Promise<void>;
  givenUp(mail: OutgoingMail, why: GivenUp): Promise<void>;
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

/** Delivers a mail, or fails so that it is tried again; where that is of no use any more it is given up. */
async function post(
  mail: OutgoingMail,
  attempt: Attempt,
  deliver: MailTransport,
  outcomes: MailOutcomes,
): Promise<void> {
  try {
    await deliver(mail);
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal.isFinal && !attempt.isLast) throw error;
    const { count: tries, enqueuedAt: writtenAt } = attempt;
    return outcomes.givenUp(mail, { ...refusal, tries, writtenAt });
  }
  await outcomes.delivered(mail);
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
      await jobs.handle(queue, (data, attempt) => post(data as OutgoingMail, attempt, deliver, outcomes));
    },
  };
}
