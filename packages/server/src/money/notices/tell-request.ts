import { type DepositAccount, depositReference } from '@semilla/contract';
import { formatMoney, formatMoneyInFull, groupIban, missing } from '@semilla/format';
import type { Translate } from '@semilla/i18n';
import { type Of, type Told, toWallet } from './told.ts';

type Deposit = Of<'depositRequested'>;
type Withdrawal = Of<'withdrawalRequested'>;

/** What to write on the transfer, as the wallet says it too. */
function transferFacts(t: Translate, { transactionId, amountCents }: Deposit, to: DepositAccount) {
  return [
    { name: t('wallet.site.transfer.holder'), value: to.holder },
    { name: t('wallet.site.transfer.account'), value: groupIban(to.account) },
    { name: t('wallet.site.transfer.amount'), value: formatMoneyInFull(amountCents) },
    { name: t('wallet.site.transfer.reference'), value: depositReference(transactionId) },
  ];
}

function ownDeposit(t: Translate, notice: Deposit, depositAccount: DepositAccount | undefined): Told {
  const values = { amount: formatMoney(notice.amountCents), account: notice.bankAccount ?? missing };
  const text = t('wallet.mail.depositRequested.text', values);
  const how = depositAccount ? 'how' : 'unknown';
  return {
    subject: t('wallet.mail.depositRequested.subject', values),
    paragraphs: [text, t(`wallet.mail.depositRequested.${how}`, values)],
    ...(depositAccount && { facts: transferFacts(t, notice, depositAccount) }),
    link: toWallet(t),
  };
}

function particularsOf(t: Translate, { amountCents, bankAccount }: Deposit | Withdrawal) {
  return [
    { name: t('wallet.site.amount'), value: formatMoneyInFull(amountCents) },
    { name: t('fields.transactions.bankAccount'), value: bankAccount ?? missing },
  ];
}

/** Money that its owner is to send; or that staff have seen, or were told of. */
export function tellDeposit(t: Translate, notice: Deposit, depositAccount: DepositAccount | undefined): Told {
  if (!notice.isByStaff) return ownDeposit(t, notice, depositAccount);
  const values = { amount: formatMoney(notice.amountCents) };
  return {
    subject: t('wallet.mail.depositRequested.byStaff.subject', values),
    paragraphs: [t('wallet.mail.depositRequested.byStaff.text', values)],
    facts: particularsOf(t, notice),
    link: toWallet(t),
  };
}

/** Money that is to leave: whoever did not ask for it has to hear of it while it can be stopped. */
export function tellWithdrawal(t: Translate, notice: Withdrawal): Told {
  const values = { amount: formatMoney(notice.amountCents) };
  const by = notice.isByStaff ? 'byStaff' : 'own';
  return {
    subject: t(`wallet.mail.withdrawalRequested.${by}.subject`, values),
    paragraphs: [
      t(`wallet.mail.withdrawalRequested.${by}.text`, values),
      t('wallet.mail.withdrawalRequested.next'),
    ],
    facts: particularsOf(t, notice),
    link: toWallet(t),
    footnote: t('wallet.mail.withdrawalRequested.footnote'),
  };
}
