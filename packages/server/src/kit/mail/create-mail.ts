import type { MailPreference } from '@semilla/contract';
import { translate } from '@semilla/i18n';
import type { Config } from '../config.ts';
import type { Attempt, Jobs } from '../jobs/create-jobs.ts';
import type { Keys } from '../keys.ts';
import type { Letter } from './letter.ts';
import type { Mail, MailOutcomes, MailTransport, OutgoingMail, Recipient } from './mail.ts';
import { mailKinds } from './mail-kinds.ts';
import { mailboxTransport } from './mailbox.ts';
import { refusalOf } from './refusal-of.ts';
import { renderLetter } from './render-letter.ts';
import { smtpTransport } from './smtp-transport.ts';
import { unsubscribeUrl } from './unsubscribe-link.ts';

const queue = 'mail';

function isWanted(to: Recipient, preference: MailPreference | null): boolean {
  if (preference === null) return true;
  return preference === 'ticket' ? to.notifyTicketEmail : to.notifyGeneralEmail;
}

/** Renders a letter as a mail; if its kind can be turned off, the footer and the headers have an unsubscribe link. */
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

/** Delivers a mail, or throws so that the job is retried; gives up when a retry is pointless. */
async function deliverOrGiveUp(
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
      await jobs.handle(queue, (data, attempt) =>
        deliverOrGiveUp(data as OutgoingMail, attempt, deliver, outcomes),
      );
    },
  };
}
