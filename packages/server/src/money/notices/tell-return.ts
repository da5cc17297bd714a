import { formatDate, formatMoney, missing } from '@semilla/format';
import { type Locale, type Translate, wordOr } from '@semilla/i18n';
import { type MailText, type Of, toBankAccounts, toWallet } from './told.ts';

const reasonOf = (language: Locale, code: string | null) =>
  code && wordOr(language, `payment.returnReasons.${code}`, code);

/** The mail about a withdrawal that came back, and what the owner can do. */
export function returnedText(t: Translate, notice: Of<'paymentReturned'>, language: Locale): MailText {
  const { amountCents, withdrawnCents, bankAccount, returnReason, isAccountPending } = notice;
  const values = {
    amount: formatMoney(amountCents),
    withdrawn: formatMoney(withdrawnCents),
    account: bankAccount ?? missing,
  };
  const isPart = amountCents < withdrawnCents;
  const reason = reasonOf(language, returnReason);
  return {
    subject: t('wallet.mail.paymentReturned.subject', values),
    paragraphs: [
      t(`wallet.mail.paymentReturned.${isPart ? 'part' : 'text'}`, values),
      ...(reason ? [t('wallet.mail.paymentReturned.reason', { reason })] : []),
      t(`wallet.mail.paymentReturned.${isAccountPending ? 'pending' : 'next'}`),
    ],
    link: isAccountPending ? toBankAccounts(t) : toWallet(t),
  };
}

/** The mail about a withdrawal that the bank did not pay because of its account, and what the owner can do. */
export function rejectedText(t: Translate, notice: Of<'paymentRejected'>, language: Locale): MailText {
  const { amountCents, bankAccount, returnReason } = notice;
  const values = { amount: formatMoney(amountCents), account: bankAccount ?? missing };
  const reason = reasonOf(language, returnReason);
  return {
    subject: t('wallet.mail.paymentRejected.subject', values),
    paragraphs: [
      t('wallet.mail.paymentRejected.text', values),
      ...(reason ? [t('wallet.mail.paymentReturned.reason', { reason })] : []),
      t('wallet.mail.paymentRejected.next'),
    ],
    link: toBankAccounts(t),
  };
}

/**
 * The mail about a deposit that the bank took back from the platform, so that the money leaves the wallet
 * again.
 */
export function takenBackText(t: Translate, notice: Of<'depositTakenBack'>): MailText {
  const values = { amount: formatMoney(notice.amountCents), at: formatDate(new Date(notice.depositedAt)) };
  return {
    subject: t('wallet.mail.depositTakenBack.subject', values),
    paragraphs: [t('wallet.mail.depositTakenBack.text', values), t('wallet.mail.depositTakenBack.next')],
    link: toWallet(t),
  };
}

/** The mail to staff about a payment to a promoter that came back, and what happens to the money. */
export function promoterReturnedText(
  t: Translate,
  { projectId, projectName: project, amountCents, returnReason }: Of<'promoterPaymentReturned'>,
  language: Locale,
): MailText {
  const values = { project, amount: formatMoney(amountCents) };
  const reason = reasonOf(language, returnReason);
  return {
    subject: t('wallet.mail.promoterPaymentReturned.subject', values),
    paragraphs: [
      t('wallet.mail.promoterPaymentReturned.text', values),
      ...(reason ? [t('wallet.mail.paymentReturned.reason', { reason })] : []),
      t('wallet.mail.promoterPaymentReturned.next'),
    ],
    link: { label: t('wallet.mail.toProject'), path: `/admin/project/${projectId}/movements` },
    footnote: t('wallet.mail.breach.footnote'),
  };
}
