import { maskIban } from '@semilla/format';
import type { Translate } from '@semilla/i18n';
import { toBankAccounts } from '../../kit/mail/links.ts';
import { type ExampleValues, mailKind } from '../../kit/mail/mail-kind.ts';
import type { StoredAccount } from './queries.ts';

type Named = Pick<StoredAccount, 'alias' | 'account'>;
type Decided = Named & Pick<StoredAccount, 'errorMessage'>;

interface Changed extends Named, Pick<StoredAccount, 'state'> {
  before?: string;
  /** Whether the account becomes the main one. */
  isMain?: boolean;
  /** The account that replaces it as the main one. */
  next?: Named | undefined;
}

type News = 'added' | 'renumbered' | 'madeMain' | 'removed';

const aboutAccount = (t: Translate, name: News | StoredAccount['state']) => ({
  subject: t(`payment.mail.${name}.subject`),
  action: toBankAccounts(t),
});

const exampleIban = 'ES9121000418450200051332';
const otherAccount = { alias: 'N26', account: 'DE89370400440532013000' };

/** The decision on an account. */
const decisionMail = (state: StoredAccount['state']) =>
  mailKind<Decided>(`payment.${state}`, {
    group: 'wallet',
    words(t, { alias, account, errorMessage }) {
      const about = t(`payment.mail.${state}.text`, { alias, account: maskIban(account) });
      return {
        ...aboutAccount(t, state),
        paragraphs: errorMessage ? [about, errorMessage] : [about],
        footnote: t('payment.mail.footnote'),
      };
    },
    examples: ({ alias, reason }) => ({
      alias,
      account: exampleIban,
      errorMessage: state === 'error' ? reason : null,
    }),
  });

/** A mail about a change to bank accounts, also to users who want no mails, so that they notice changes they did not make. */
const changeMail = (news: News, examples: Record<string, Partial<Changed>>) =>
  mailKind<Changed>(`payment.${news}`, {
    group: null,
    words(t, { alias, account, state, before, isMain, next }) {
      const main = isMain
        ? t('payment.mail.isMain')
        : next && t('payment.mail.mainNow', { alias: next.alias, account: maskIban(next.account) });
      const isToBeValidated = state === 'pending' && (news === 'added' || news === 'renumbered');
      const validation = isToBeValidated && t('payment.mail.onceValidated');
      return {
        ...aboutAccount(t, news),
        paragraphs: [t(`payment.mail.${news}.text`), validation, main].filter(
          (line) => typeof line === 'string',
        ),
        facts: [
          { name: t('fields.bankAccounts.alias'), value: alias },
          ...(before ? [{ name: t('payment.mail.ibanBefore'), value: maskIban(before) }] : []),
          { name: t('fields.bankAccounts.account'), value: maskIban(account) },
        ],
        footnote: t('payment.mail.ifNotYou'),
      };
    },
    examples: Object.fromEntries(
      Object.entries(examples).map(([variant, given]) => [
        variant,
        ({ alias }: ExampleValues): Changed => ({ alias, account: exampleIban, state: 'valid', ...given }),
      ]),
    ),
  });

export const bankAccountMails = {
  added: changeMail('added', {
    'the first one': { isMain: true, state: 'pending' },
    'to be validated': { state: 'pending' },
    'already validated': {},
  }),
  renumbered: changeMail('renumbered', { '': { before: otherAccount.account, state: 'pending' } }),
  madeMain: changeMail('madeMain', { '': {} }),
  removed: changeMail('removed', { 'the main one': { next: otherAccount }, another: {} }),
  valid: decisionMail('valid'),
  pending: decisionMail('pending'),
  error: decisionMail('error'),
};
