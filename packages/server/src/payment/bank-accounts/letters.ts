import { maskIban } from '@semilla/format';
import { createTranslator, type Locale } from '@semilla/i18n';
import type { Letter } from '../../kit/mail/letter.ts';
import type { StoredAccount } from './queries.ts';

interface Addressee {
  name: string;
  language: Locale;
}

type Named = Pick<StoredAccount, 'alias' | 'account'>;
type Decided = Named & Pick<StoredAccount, 'state' | 'errorMessage'>;

/** Events about payout accounts. Users get a mail about them even if they want no mails. */
export type AccountNews = 'added' | 'renumbered' | 'madeMain' | 'removed';

function bodyOf(name: AccountNews | Decided['state'], to: Addressee) {
  const t = createTranslator(to.language);
  return {
    kind: `payment.${name}`,
    locale: to.language,
    subject: t(`payment.mail.${name}.subject`),
    greeting: t('payment.mail.greeting', { name: to.name }),
    action: { label: t('payment.mail.action'), url: '/user/profile?tab=bank-accounts' },
  } as const;
}

export function decisionLetter(account: Decided, to: Addressee): Letter {
  const t = createTranslator(to.language);
  const { alias, state, errorMessage } = account;
  const about = t(`payment.mail.${state}.text`, { alias, account: maskIban(account.account) });
  return {
    ...bodyOf(state, to),
    paragraphs: errorMessage ? [about, errorMessage] : [about],
    footnote: t('payment.mail.footnote'),
  };
}

interface Circumstances {
  before?: string;
  /** Whether the account becomes the main one. */
  isMain?: boolean;
  /** The account that replaces it as the main one. */
  next?: Named | undefined;
}

const isToBeValidated = (news: AccountNews, state: Decided['state']) =>
  state === 'pending' && (news === 'added' || news === 'renumbered');

/** A mail about a change to bank accounts, so that users notice changes they did not make. */
export function bankAccountLetter(
  news: AccountNews,
  { alias, account, state }: Omit<Decided, 'errorMessage'>,
  to: Addressee,
  { before, isMain, next }: Circumstances = {},
): Letter {
  const t = createTranslator(to.language);
  const main = isMain
    ? t('payment.mail.isMain')
    : next && t('payment.mail.mainNow', { alias: next.alias, account: maskIban(next.account) });
  const validation = isToBeValidated(news, state) && t('payment.mail.onceValidated');
  return {
    ...bodyOf(news, to),
    paragraphs: [t(`payment.mail.${news}.text`), validation, main].filter((line) => typeof line === 'string'),
    facts: [
      { name: t('fields.bankAccounts.alias'), value: alias },
      ...(before ? [{ name: t('payment.mail.ibanBefore'), value: maskIban(before) }] : []),
      { name: t('fields.bankAccounts.account'), value: maskIban(account) },
    ],
    footnote: t('payment.mail.ifNotYou'),
  };
}
