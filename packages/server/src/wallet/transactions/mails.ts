import {
  type DepositAccount,
  movementReference,
  type TransactionType,
  walletReference,
} from '@semilla/contract';
import { formatDate, formatMoney, groupIban, maskIban, missing } from '@semilla/format';
import { type Locale, type Translate, wordOr } from '@semilla/i18n';
import { toBankAccounts, toWallet } from '../../kit/mail/links.ts';
import { type ExampleValues, mailKind } from '../../kit/mail/mail-kind.ts';
import { projectMail } from '../../project/notices/project-mail.ts';

interface OfTransaction {
  transactionId: string;
  amountCents: number;
}

/** Where users transfer deposits to. */
interface WithDepositAccount {
  depositAccount?: DepositAccount | undefined;
}

interface Requested extends OfTransaction, WithDepositAccount {
  /** The name of the account, with its number masked. */
  bankAccount: string | null;
  /** Whether staff entered the request for the owner. */
  isByStaff: boolean;
}

interface Decided extends OfTransaction, WithDepositAccount {
  decision: 'completed' | 'rejected';
  type: TransactionType;
  rejectReason: string | null;
  /** The owner's wallet. Its reference for transfers never changes. */
  walletId?: string;
}

interface Rejected extends OfTransaction {
  /** The bank's code for the reason. */
  returnReason: string | null;
  bankAccount: string | null;
}

interface Returned extends Rejected {
  /** Greater than the amount if only a part came back. */
  withdrawnCents: number;
  /** Whether the account must be validated again. */
  isAccountPending: boolean;
}

/** The transfer details, with the same labels as on the wallet page. */
const transferFacts = (
  t: Translate,
  { holder, account }: DepositAccount,
  { reference, amountCents }: { reference: string; amountCents?: number },
) => [
  { name: t('wallet.site.transfer.holder'), value: holder },
  { name: t('wallet.site.transfer.account'), value: groupIban(account) },
  ...(amountCents ? [{ name: t('wallet.site.transfer.amount'), value: formatMoney(amountCents) }] : []),
  { name: t('wallet.site.transfer.reference'), value: groupIban(reference) },
];

const requestFacts = (t: Translate, { amountCents, bankAccount }: Requested) => [
  { name: t('wallet.site.amount'), value: formatMoney(amountCents) },
  { name: t('fields.transactions.bankAccount'), value: bankAccount ?? missing },
];

/** The paragraph with the bank's reason, in words if its code has some. */
function bankReason(t: Translate, language: Locale, code: string | null): string[] {
  const reason = code && wordOr(language, `payment.returnReasons.${code}`, code);
  return reason ? [t('wallet.mail.paymentReturned.reason', { reason })] : [];
}

const ofExample = (cents: number) => ({
  transactionId: '01890a5d-ac96-774b-bcce-b302099a8058',
  amountCents: cents,
});
const exampleAccount = ({ alias }: ExampleValues) => `${alias} · ${maskIban('ES9121000418450200051332')}`;

const requestedExample =
  (circumstances: Partial<Requested> = {}) =>
  (given: ExampleValues): Requested => ({
    ...ofExample(given.cents),
    bankAccount: exampleAccount(given),
    isByStaff: false,
    ...circumstances,
  });

const decidedExample =
  (type: TransactionType, decision: Decided['decision']) =>
  ({ cents, reason }: ExampleValues): Decided => ({
    ...ofExample(cents),
    decision,
    type,
    rejectReason: decision === 'rejected' ? reason : null,
  });

const returnedExample =
  (returnReason: string | null, isAccountPending: boolean, share = 1) =>
  (given: ExampleValues): Returned => ({
    ...ofExample(Math.round(given.cents * share)),
    withdrawnCents: given.cents,
    returnReason,
    bankAccount: exampleAccount(given),
    isAccountPending,
  });

export const transactionMails = {
  /** Which the owner will transfer, or staff have entered. */
  depositRequested: mailKind<Requested>('wallet.depositRequested', {
    group: 'wallet',
    words(t, { depositAccount, ...requested }) {
      const { transactionId, amountCents, bankAccount, isByStaff } = requested;
      const values = { amount: formatMoney(amountCents), account: bankAccount ?? missing };
      const about = { action: toWallet(t), footnote: t('wallet.mail.footnote') };
      if (isByStaff)
        return {
          ...about,
          subject: t('wallet.mail.depositRequested.byStaff.subject', values),
          paragraphs: [t('wallet.mail.depositRequested.byStaff.text', values)],
          facts: requestFacts(t, requested),
        };
      const reference = movementReference(transactionId);
      return {
        ...about,
        subject: t('wallet.mail.depositRequested.subject', values),
        paragraphs: [
          t('wallet.mail.depositRequested.text', values),
          t(`wallet.mail.depositRequested.${depositAccount ? 'how' : 'unknown'}`, values),
        ],
        ...(depositAccount && { facts: transferFacts(t, depositAccount, { reference, amountCents }) }),
      };
    },
    examples: {
      'by its owner': requestedExample({
        depositAccount: { holder: 'Semilla', account: 'DE89370400440532013000' },
      }),
      'where no account is named': requestedExample(),
      'by staff': requestedExample({ isByStaff: true }),
    },
  }),
  /** Always sent, so that owners who did not request it can still stop it. */
  withdrawalRequested: mailKind<Requested>('wallet.withdrawalRequested', {
    group: null,
    words(t, requested) {
      const values = { amount: formatMoney(requested.amountCents) };
      const by = requested.isByStaff ? 'byStaff' : 'own';
      return {
        subject: t(`wallet.mail.withdrawalRequested.${by}.subject`, values),
        paragraphs: [
          t(`wallet.mail.withdrawalRequested.${by}.text`, values),
          t('wallet.mail.withdrawalRequested.next'),
        ],
        facts: requestFacts(t, requested),
        action: toWallet(t),
        footnote: t('wallet.mail.withdrawalRequested.footnote'),
      };
    },
    examples: { 'by its owner': requestedExample(), 'by staff': requestedExample({ isByStaff: true }) },
  }),
  /** For a completed deposit, it also says how to add money again, with the reference that never changes. */
  transactionDecided: mailKind<Decided>('wallet.transactionDecided', {
    group: 'wallet',
    words(t, { decision, type, amountCents, rejectReason, walletId, depositAccount }) {
      const values = { amount: formatMoney(amountCents) };
      const isDeposit = decision === 'completed' && type === 'income';
      const facts =
        isDeposit &&
        walletId &&
        depositAccount &&
        transferFacts(t, depositAccount, { reference: walletReference(walletId) });
      return {
        subject: t(`wallet.mail.${decision}.${type}.subject`, values),
        paragraphs: [
          t(`wallet.mail.${decision}.${type}.text`, values),
          ...(rejectReason ? [t('wallet.mail.reason', { reason: rejectReason })] : []),
          ...(facts ? [t('wallet.site.transfer.always')] : []),
        ],
        ...(facts && { facts }),
        action: toWallet(t),
        footnote: t('wallet.mail.footnote'),
      };
    },
    examples: {
      'income, completed': decidedExample('income', 'completed'),
      'withdraw, completed': decidedExample('withdraw', 'completed'),
      'income, rejected': decidedExample('income', 'rejected'),
      'withdraw, rejected': decidedExample('withdraw', 'rejected'),
    },
  }),
  /** A withdrawal came back; what the owner can do. */
  paymentReturned: mailKind<Returned>('wallet.paymentReturned', {
    group: null,
    words(t, { amountCents, withdrawnCents, bankAccount, returnReason, isAccountPending }, { language }) {
      const values = {
        amount: formatMoney(amountCents),
        withdrawn: formatMoney(withdrawnCents),
        account: bankAccount ?? missing,
      };
      return {
        subject: t('wallet.mail.paymentReturned.subject', values),
        paragraphs: [
          t(`wallet.mail.paymentReturned.${amountCents < withdrawnCents ? 'part' : 'text'}`, values),
          ...bankReason(t, language, returnReason),
          t(`wallet.mail.paymentReturned.${isAccountPending ? 'pending' : 'next'}`),
        ],
        action: isAccountPending ? toBankAccounts(t) : toWallet(t),
        footnote: t('wallet.mail.footnote'),
      };
    },
    examples: {
      'closed account': returnedExample('AC04', true),
      'without a reason': returnedExample(null, false),
      'a part of it': returnedExample('MS03', false, 0.9),
    },
  }),
  /** The bank did not make a payment because of the account, so the withdrawal waits again; what the owner can do. */
  paymentRejected: mailKind<Rejected>('wallet.paymentRejected', {
    group: null,
    words(t, { amountCents, bankAccount, returnReason }, { language }) {
      const values = { amount: formatMoney(amountCents), account: bankAccount ?? missing };
      return {
        subject: t('wallet.mail.paymentRejected.subject', values),
        paragraphs: [
          t('wallet.mail.paymentRejected.text', values),
          ...bankReason(t, language, returnReason),
          t('wallet.mail.paymentRejected.next'),
        ],
        action: toBankAccounts(t),
        footnote: t('wallet.mail.footnote'),
      };
    },
    examples: (given) => ({
      ...ofExample(given.cents),
      returnReason: 'AC04',
      bankAccount: exampleAccount(given),
    }),
  }),
  /** To staff: a payment to a promoter came back, and what happens to the money. */
  promoterPaymentReturned: projectMail<{ amountCents: number; returnReason: string | null }>(
    'wallet.promoterPaymentReturned',
    {
      group: null,
      words(t, { project, projectId, amountCents, returnReason }, language) {
        const values = { project, amount: formatMoney(amountCents) };
        return {
          subject: t('wallet.mail.promoterPaymentReturned.subject', values),
          paragraphs: [
            t('wallet.mail.promoterPaymentReturned.text', values),
            ...bankReason(t, language, returnReason),
            t('wallet.mail.promoterPaymentReturned.next'),
          ],
          action: { label: t('wallet.mail.toProject'), url: `/admin/project/${projectId}/movements` },
          footnote: t('wallet.mail.breach.footnote'),
        };
      },
      examples: ({ cents }) => ({ amountCents: cents, returnReason: 'AC04' }),
    },
  ),
  /** The bank took a deposit back from the platform, so the money leaves the wallet again. */
  depositTakenBack: mailKind<OfTransaction & { depositedAt: string }>('wallet.depositTakenBack', {
    group: null,
    words(t, { amountCents, depositedAt }) {
      const values = { amount: formatMoney(amountCents), at: formatDate(new Date(depositedAt)) };
      return {
        subject: t('wallet.mail.depositTakenBack.subject', values),
        paragraphs: [t('wallet.mail.depositTakenBack.text', values), t('wallet.mail.depositTakenBack.next')],
        action: toWallet(t),
        footnote: t('wallet.mail.footnote'),
      };
    },
    examples: ({ cents }) => ({ ...ofExample(cents), depositedAt: '2026-03-05T09:00:00Z' }),
  }),
};
