import { translate } from '@semilla/i18n';
import type { Config } from '../config.ts';
import type { Keys } from '../keys.ts';
import type { Letter } from './letter.ts';
import type { OutgoingMail, QueuedMail, Recipient } from './mail.ts';
import { scopeOfLetter } from './mail-choices.ts';
import type { MailKinds } from './mail-kind.ts';
import { oneLine, renderLetter } from './render-letter.ts';
import { unsubscribeUrl } from './unsubscribe-link.ts';

export function queuedMail(
  { userId, email }: Pick<Recipient, 'userId' | 'email'>,
  letter: Letter,
): QueuedMail {
  return { kind: letter.kind, userId, to: email, subject: oneLine(letter.subject), letter };
}

/** Renders a mail; if its kind can be turned off, the footer and the headers have an unsubscribe link. */
export function outgoingMail(
  { brandName, publicUrl }: Pick<Config, 'brandName' | 'publicUrl'>,
  keys: Keys,
  kinds: MailKinds,
  { letter, ...mail }: QueuedMail,
): OutgoingMail {
  if (!letter) return mail as OutgoingMail;
  const scope = scopeOfLetter(kinds, letter);
  const url = scope && mail.userId && unsubscribeUrl(keys, publicUrl, mail.userId, scope);
  const label = scope && translate(letter.locale, `common.mail.unsubscribe.${scope}`);
  const unsubscribe = url && label ? { label, url } : undefined;
  return {
    ...mail,
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
