import { formatDateTime } from '@semilla/format';
import { createTranslator, type Locale } from '@semilla/i18n';
import type { Letter } from '../kit/mail/letter.ts';

export interface Addressee {
  name: string;
  language: Locale;
}

type WithLink = 'confirmEmail' | 'alreadyRegistered' | 'resetPassword' | 'addressToConfirm' | 'addressInUse';
type AboutAddress = 'addressAsked' | 'addressChanged';
export type SecurityNews =
  | 'passwordChanged'
  | 'addressBack'
  | 'newBrowser'
  | 'usedRecoveryCode'
  | 'trustedDevice'
  | 'newRecoveryCodes'
  | 'renewedRecoveryCodes'
  | 'passkeyAdded'
  | 'passkeyRemoved';

/** The browser and the time of a login, as shown to the user. */
export interface SignIn {
  device: string;
  at: Date;
}

function lettersBody(name: WithLink | AboutAddress | SecurityNews | 'totpDeleted', to: Addressee): Letter {
  const t = createTranslator(to.language);
  return {
    kind: `auth.${name}`,
    locale: to.language,
    subject: t(`auth.mail.${name}.subject`),
    greeting: t('auth.mail.greeting', { name: to.name }),
    paragraphs: [t(`auth.mail.${name}.text`)],
    footnote: t(`auth.mail.${name}.footnote`),
  };
}

/** A mail about signing in with a button that leads to `url`. */
export function authLetter(name: WithLink, to: Addressee, url: string): Letter {
  const label = createTranslator(to.language)(`auth.mail.${name}.action`);
  return { ...lettersBody(name, to), action: { label, url } };
}

/** Tells customers at their previous address that it is to change, or has changed, with a link to object. */
export function addressLetter(
  name: AboutAddress,
  to: Addressee,
  { email, url }: { email: string; url: string },
): Letter {
  const t = createTranslator(to.language);
  const letter = lettersBody(name, to);
  return {
    ...letter,
    paragraphs: [...letter.paragraphs, t(`auth.mail.${name}.ifNotYou`)],
    facts: [{ name: t('auth.mail.newAddress'), value: email }],
    action: { label: t(`auth.mail.${name}.action`), url },
  };
}

/** Tells owners that their one-time-code device was deleted, and their passkeys if they had any. */
export function deviceDeletedNotice(to: Addressee, { hadPasskeys }: { hadPasskeys: boolean }): Letter {
  const letter = lettersBody('totpDeleted', to);
  if (!hadPasskeys) return letter;
  const passkeysToo = createTranslator(to.language)('auth.mail.totpDeleted.passkeysToo');
  return { ...letter, paragraphs: [...letter.paragraphs, passkeysToo] };
}

/** A mail about a security event, so users notice if it was not them. */
export function securityNotice(name: SecurityNews, to: Addressee, signIn?: SignIn): Letter {
  const letter = lettersBody(name, to);
  if (!signIn) return letter;
  const t = createTranslator(to.language);
  const at = t('auth.mail.signIn.inMadrid', { at: formatDateTime(signIn.at) });
  return {
    ...letter,
    facts: [
      { name: t('auth.mail.signIn.device'), value: signIn.device },
      { name: t('auth.mail.signIn.at'), value: at },
    ],
  };
}
