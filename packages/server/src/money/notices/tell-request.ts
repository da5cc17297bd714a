import { type DepositAccount, movementReference } from '@semilla/contract';
import { formatMoney, groupIban, missing } from '@semilla/format';
import type { Translate } from '@semilla/i18n';
import { type MailText, type Of, toWallet } from './told.ts';

type Deposit = Of<'depositRequested'>;
type Withdrawal = Of<'withdrawalRequested'>;

/** The transfer details, with the same labels as on the wallet page. */
export function transferFacts(
  t: Translate,
  { holder, account }: DepositAccount,
  { reference, amountCents }: { reference: string; amountCents?: number },
) {
  return [
    { name: t('wallet.site.transfer.holder'), value: holder },
    { name: t('wallet.site.transfer.account'), value: groupIban(account) },
    ...(amountCents ? [{ name: t('wallet.site.transfer.amount'), value: formatMoney(amountCents) }] : []),
    { name: t('wallet.site.transfer.reference'), value: groupIban(reference) },
  ];
}

function ownDeposit(t: Translate, notice: Deposit, depositAccount: DepositAccount | undefined): MailText {
  const { amountCents } = notice;
  const values = { amount: formatMoney(amountCents), account: notice.bankAccount ?? missing };
  const reference = movementReference(notice.transactionId);
  const text = t('wallet.mail.depositRequested.text', values);
  const how = depositAccount ? 'how' : 'unknown';
  return {
    subject: t('wallet.mail.depositRequested.subject', values),
    paragraphs: [text, t(`wallet.mail.depositRequested.${how}`, values)],
    ...(depositAccount && { facts: transferFacts(t, depositAccount, { reference, amountCents }) }),
    link: toWallet(t),
  };
}

function factsOf(t: Translate, { amountCents, bankAccount }: Deposit | Withdrawal) {
  return [
    { name: t('wallet.site.amount'), value: formatMoney(amountCents) },
    { name: t('fields.transactions.bankAccount'), value: bankAccount ?? missing },
  ];
}

/** The mail about a requested deposit, which the owner will transfer or staff have entered. */
export function depositText(
  t: Translate,
  notice: Deposit,
  depositAccount: DepositAccount | undefined,
): MailText {
  if (!notice.isByStaff) return ownDeposit(t, notice, depositAccount);
  const values = { amount: formatMoney(notice.amountCents) };
  return {
    subject: t('wallet.mail.depositRequested.byStaff.subject', values),
    paragraphs: [t('wallet.mail.depositRequested.byStaff.text', values)],
    facts: factsOf(t, notice),
    link: toWallet(t),
  };
}

/**
 * The mail about a requested withdrawal. It is always sent, so that owners who did not request it can still
 * stop it.
 */
export function withdrawalText(t: Translate, notice: Withdrawal): MailText {
  const values = { amount: formatMoney(notice.amountCents) };
  const by = notice.isByStaff ? 'byStaff' : 'own';
  return {
    subject: t(`wallet.mail.withdrawalRequested.${by}.subject`, values),
    paragraphs: [
      t(`wallet.mail.withdrawalRequested.${by}.text`, values),
      t('wallet.mail.withdrawalRequested.next'),
    ],
    facts: factsOf(t, notice),
    link: toWallet(t),
    footnote: t('wallet.mail.withdrawalRequested.footnote'),
  };
}
