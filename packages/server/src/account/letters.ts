import { createTranslator, type Locale } from '@semilla/i18n';
import type { Letter } from '../integrations/mail/letter.ts';

interface Addressee {
  name: string;
  language: Locale;
}

type WithLink = 'invitation' | 'newEmail';
type WithoutLink =
  | 'emailChanged'
  | 'closed'
  | 'identityApproved'
  | 'identityDeclined'
  | 'identityResubmission'
  | 'identityExpired';

function bodyOf(name: WithLink | WithoutLink, to: Addressee): Letter {
  const t = createTranslator(to.language);
  return {
    locale: to.language,
    subject: t(`account.mail.${name}.subject`),
    greeting: t('auth.mail.greeting', { name: to.name }),
    paragraphs: [t(`account.mail.${name}.text`)],
    footnote: t(`account.mail.${name}.footnote`),
  };
}

/** A letter about an account with something to do: its button leads to `url`. */
export function accountLetter(name: WithLink, to: Addressee, url: string): Letter {
  const label = createTranslator(to.language)(`account.mail.${name}.action`);
  return { ...bodyOf(name, to), action: { label, url } };
}

/** Tells somebody what happened to their account; `reason` is what whoever did it had to say. */
export function accountNotice(name: WithoutLink, to: Addressee, reason?: string | null): Letter {
  const letter = bodyOf(name, to);
  return reason ? { ...letter, paragraphs: [...letter.paragraphs, reason] } : letter;
}
