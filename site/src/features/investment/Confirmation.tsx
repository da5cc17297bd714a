import type { Order } from '@semilla/contract';
import { formatDate, formatMoney } from '@semilla/format';
import { useEffect, useRef } from 'react';
import { FactList } from '../../ui/FactList.tsx';
import { useSay } from '../../ui/words-context.tsx';
import { EvidenceLinks } from './EvidenceLinks.tsx';
import { PrintReceipt } from './PrintReceipt.tsx';

interface Props {
  order: Order;
  brand: string;
}

/** The second step: the order, until when it can be cancelled, and where to follow it. */
export function Confirmation({ order, brand }: Props) {
  const say = useSay();
  const { freeCancellationUntil: until } = order;
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  const facts = [
    { label: say('project.invest.invested'), value: formatMoney(order.amount) },
    ...(until ? [{ label: say('project.invest.freeUntil'), value: formatDate(until) }] : []),
  ];
  return (
    <div className="invest-done">
      <p className="notice success" ref={message} tabIndex={-1}>
        {say('project.invest.done', { amount: formatMoney(order.amount), name: order.projectName })}
      </p>
      <FactList facts={facts} />
      {until && (
        <p className="small muted">{say('project.invest.cancelHint', { date: formatDate(until) })}</p>
      )}
      <div className="invest-ways">
        <a className="button" href={`/investments#${order.orderId}`}>
          {say('project.invest.seeInvestments')}
        </a>
        <PrintReceipt order={order} brand={brand} />
      </div>
      <EvidenceLinks orderId={order.orderId} />
    </div>
  );
}
