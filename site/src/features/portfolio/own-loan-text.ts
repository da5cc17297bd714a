import type { Order, OwnLoanState, OwnReturn } from '@semilla/contract';
import { formatDate, formatMoney } from '@semilla/format';
import type { Translate } from '@semilla/i18n';
import { ownPartOf } from './portfolio.ts';

/** What an investor with these orders and their returns is owed by a promoter who is late or in default. */
export function ownLoanText(
  orders: readonly Pick<Order, 'amount'>[],
  returns: readonly OwnReturn[],
  loan: OwnLoanState,
  today: string,
  say: Translate,
): string {
  const { missing, owed, recovered } = ownPartOf(orders, returns, loan, today);
  return loan.state === 'default'
    ? say('project.loan.ownRecovered', { recovered: formatMoney(recovered), owed: formatMoney(owed) })
    : say('project.loan.ownMissing', { amount: formatMoney(missing), date: formatDate(loan.lateSince) });
}
