import { formatDate, formatMoney, missing } from '@semilla/format';
import { type Locale, type Translate, wordOr } from '@semilla/i18n';
import { type MailText, type Of, toBankAccounts, toWallet } from './told.ts';

/** A withdrawal that the bank gave back, and what its owner can do. */
export function returnedText(t: Translate, notice: Of<'paymentReturned'>, language: Locale): MailText {
  const { amountCents, withdrawnCents, bankAccount, returnReason, isAccountPending } = notice;
  const values = {
    amount: formatMoney(amountCents),
    withdrawn: formatMoney(withdrawnCents),
    account: bankAccount ?? missing,
  };
  const isPart = amountCents < withdrawnCents;
  const reason = returnReason && wordOr(language, `payment.returnReasons.${returnReason}`, returnReason);
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

/** A deposit that the bank took back from the platform, which leaves the wallet again. */
export function takenBackText(t: Translate, notice: Of<'depositTakenBack'>): MailText {
  const values = { amount: formatMoney(notice.amountCents), at: formatDate(new Date(notice.depositedAt)) };
  return {
    subject: t('wallet.mail.depositTakenBack.subject', values),
    paragraphs: [t('wallet.mail.depositTakenBack.text', values), t('wallet.mail.depositTakenBack.next')],
    link: toWallet(t),
  };
}
