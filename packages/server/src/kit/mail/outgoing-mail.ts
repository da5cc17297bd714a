import { translate } from '@semilla/i18n';
import type { Config } from '../config.ts';
import type { Keys } from '../keys.ts';
import type { Letter } from './letter.ts';
import type { OutgoingMail, Recipient } from './mail.ts';
import { mailKinds } from './mail-kinds.ts';
import { renderLetter } from './render-letter.ts';
import { unsubscribeUrl } from './unsubscribe-link.ts';

/** Renders a letter as a mail; if its kind can be turned off, the footer and the headers have an unsubscribe link. */
export function outgoingMail(
  { brandName, publicUrl }: Pick<Config, 'brandName' | 'publicUrl'>,
  keys: Keys,
  to: Pick<Recipient, 'userId' | 'email'>,
  letter: Letter,
): OutgoingMail {
  const preference = mailKinds[letter.kind];
  const url = preference && to.userId && unsubscribeUrl(keys, publicUrl, to.userId, preference);
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
