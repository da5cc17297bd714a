import {
  type Cents,
  cents,
  type Order,
  type OwnLoanState,
  type OwnReturn,
  proportion,
  sumCents,
} from '@semilla/contract';
import { formatDate, formatMoney } from '@semilla/format';
import type { Translate } from '@semilla/i18n';

/** What of a late or defaulted loan is missing, owed and recovered for an investor with these orders and their returns. */
function ownPartOf(
  orders: readonly Pick<Order, 'amount'>[],
  returns: readonly OwnReturn[],
  loan: OwnLoanState,
  today: string,
) {
  const late = returns.filter((one) => one.deliveredAt === null && one.dueOn < today);
  const partOf = (whole: Cents) =>
    sumCents(
      orders.map(({ amount }) => cents(loan.invested > 0 ? proportion(amount, whole, loan.invested) : 0)),
    );
  return {
    missing: sumCents(late.flatMap(({ net, principal }) => [net, principal])),
    owed: partOf(loan.owed),
    recovered: partOf(loan.recovered),
  };
}

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
