import type { Order } from '@semilla/contract';
import { formatDate, formatMoney } from '@semilla/format';
import { useEffect, useRef } from 'react';
import { FactList } from '../../ui/FactList.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { useSay } from '../../ui/words-context.tsx';
import { EvidenceLinks } from './EvidenceLinks.tsx';
import type { InvestSituation } from './invest-situation.ts';
import { OrderTimeline } from './OrderTimeline.tsx';
import { orderTimeline } from './order-timeline.ts';
import { PrintReceipt } from './PrintReceipt.tsx';
import { ProjectPicture } from './ProjectPicture.tsx';

interface Props {
  order: Order;
  /** The data that the order was based on. */
  situation: InvestSituation;
  brand: string;
}

/** The second step: the receipt of the order, what happens next, the cancellation deadline, and a link to the investments. */
export function Confirmation({ order, situation, brand }: Props) {
  const say = useSay();
  const { freeCancellationUntil: until } = order;
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    message.current?.focus({ preventScroll: true });
    // The dialog may be scrolled to the end of the form. The confirmation starts at the top.
    const dialog = message.current?.closest('dialog');
    if (dialog) dialog.scrollTop = 0;
  }, []);
  const facts = [
    { label: say('project.invest.invested'), value: formatMoney(order.amount) },
    ...(until ? [{ label: say('project.invest.freeUntil'), value: formatDate(until) }] : []),
  ];
  return (
    <div className="invest-done">
      <ProjectPicture picture={situation.project.picture} />
      <p className="notice success" ref={message} tabIndex={-1}>
        <Mark kind="check" />{' '}
        {say('project.invest.done', { amount: formatMoney(order.amount), name: order.projectName })}
      </p>
      <div className="invest-parts">
        <div className="invest-amounts">
          <FactList facts={facts} />
          {until && (
            <p className="small muted">{say('project.invest.cancelHint', { date: formatDate(until) })}</p>
          )}
          <EvidenceLinks orderId={order.orderId} />
          <PrintReceipt order={order} brand={brand} />
        </div>
        <OrderTimeline steps={orderTimeline(order, situation)} />
      </div>
      <div className="dialog-foot">
        <a className="button wide" href={`/investments#${order.orderId}`}>
          {say('project.invest.seeInvestments')}
        </a>
      </div>
    </div>
  );
}
