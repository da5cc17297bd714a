import { formatMoney, missing } from '@semilla/format';
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
