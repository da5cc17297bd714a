import type { Order } from '@semilla/contract';
import { formatDate, formatDateTime, formatMoney } from '@semilla/format';
import { FactList } from '../../ui/FactList.tsx';
import { useSay } from '../../ui/words-context.tsx';
import './receipt.css';

/** The confirmation of an order for printing. */
export function Receipt({ order, brand }: { order: Order; brand: string }) {
  const say = useSay();
  const { freeCancellationUntil: until } = order;
  const facts = [
    { label: say('fields.orders.projectName'), value: order.projectName },
    { label: say('fields.orders.userName'), value: order.userName },
    { label: say('fields.orders.amount'), value: formatMoney(order.amount) },
    { label: say('project.invest.receipt.placed'), value: formatDateTime(order.createdAt) },
    { label: say('project.invest.receipt.reference'), value: order.orderId },
    { label: say('fields.orders.termsVersion'), value: order.termsVersion },
    ...(until ? [{ label: say('project.invest.freeUntil'), value: formatDate(until) }] : []),
  ];
  return (
    <section className="receipt" aria-label={say('project.invest.receipt.title')}>
      <p>{brand}</p>
      <h1>{say('project.invest.receipt.title')}</h1>
      <FactList facts={facts} />
      <p className="small">{say('project.invest.risk')}</p>
    </section>
  );
}
