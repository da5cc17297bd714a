import { maskIban } from '@semilla/format';
import { createTranslator, type Locale } from '@semilla/i18n';
import type { Letter } from '../../integrations/mail/letter.ts';
import type { StoredAccount } from './repository.ts';

interface Addressee {
  name: string;
  language: Locale;
}

type Decided = Pick<StoredAccount, 'alias' | 'account' | 'state' | 'errorMessage'>;

/** Tells somebody what was decided on their bank account. */
export function decisionLetter(account: Decided, to: Addressee): Letter {
  const t = createTranslator(to.language);
  const { alias, state, errorMessage } = account;
  const about = t(`payment.mail.${state}.text`, { alias, account: maskIban(account.account) });
  return {
    kind: `payment.${state}`,
    locale: to.language,
    subject: t(`payment.mail.${state}.subject`),
    greeting: t('payment.mail.greeting', { name: to.name }),
    paragraphs: errorMessage ? [about, errorMessage] : [about],
    action: { label: t('payment.mail.action'), url: '/user/profile?tab=bank-accounts' },
    footnote: t('payment.mail.footnote'),
  };
}
