import { type Order, type OrderStatus, orderStatuses } from '@semilla/contract';
import { useState } from 'react';
import { useSay } from '../../ui/words-context.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { InvestmentCard } from './InvestmentCard.tsx';
import { named } from './named.ts';
import type { Investment, InvestmentReturn } from './portfolio.ts';
import { useFirstOnes } from './use-first-ones.ts';

interface Props {
  all: readonly Investment[];
  today: string;
  brand: string;
  ownReturns?: Record<string, InvestmentReturn>;
  onChanged: () => void;
}

function statusInAddress(): OrderStatus | undefined {
  const asked = new URLSearchParams(location.search).get('status');
  return orderStatuses.find((status) => status === asked);
}

function keepInAddress(status: OrderStatus | undefined): void {
  const address = new URL(location.href);
  if (status) address.searchParams.set('status', status);
  else address.searchParams.delete('status');
  history.replaceState(null, '', address);
}

/** The user's investments, latest first, optionally filtered by state. The later ones are hidden until asked for. */
export function InvestmentList({ all, today, brand, ownReturns = {}, onChanged }: Props) {
  const say = useSay();
  const [status, setStatus] = useState(statusInAddress);
  // The dialog is outside the card. The card may change or disappear while the dialog shows the result.
  const [cancelling, setCancelling] = useState<Order>();
  const { list, most, more, showMore, startAnew } = useFirstOnes(all);
  const shown = all.filter(({ order }) => !status || order.status === status);

  function choose(chosen: OrderStatus | undefined): void {
    setStatus(chosen);
    startAnew();
    keepInAddress(chosen);
  }

  function stopCancelling({ orderId }: Order, isChanged: boolean): void {
    setCancelling(undefined);
    if (isChanged) onChanged();
    // The button that opened the dialog disappeared when the order was cancelled.
    if (document.activeElement === document.body) document.getElementById(orderId)?.focus();
  }

  return (
    <section className="portfolio-list" aria-labelledby="investments">
      <h2 id="investments">{say('project.portfolio.list')}</h2>
      <fieldset className="portfolio-states no-print">
        <legend className="visually-hidden">{say('fields.orders.status')}</legend>
        {[undefined, ...orderStatuses].map((one) => {
          const count = all.filter(({ order }) => !one || order.status === one).length;
          return (
            <button
              key={one ?? 'all'}
              type="button"
              aria-pressed={one === status}
              onClick={() => choose(one)}
            >
              {say(one ? `project.orderStatuses.${one}` : 'project.portfolio.everyState')}{' '}
              <span className="numbers">({count})</span>
            </button>
          );
        })}
      </fieldset>
      {shown.length === 0 && <p className="muted">{say('project.portfolio.noneInState')}</p>}
      <ul className="bare" ref={list}>
        {shown.map((investment, index) => (
          <li
            key={investment.order.orderId}
            id={investment.order.orderId}
            tabIndex={-1}
            hidden={index >= most}
          >
            <InvestmentCard
              investment={investment}
              today={today}
              brand={brand}
              ownReturn={ownReturns[investment.order.orderId]}
              isOpenAtFirst={named() === investment.order.orderId}
              onCancel={() => setCancelling(investment.order)}
            />
          </li>
        ))}
      </ul>
      {shown.length > most && (
        <button className="button quiet wide" type="button" onClick={showMore}>
          {say('project.portfolio.more', { smart_count: Math.min(more, shown.length - most) })}{' '}
          <span className="muted numbers">
            {say('project.portfolio.shown', { count: most, total: shown.length })}
          </span>
        </button>
      )}
      {cancelling && (
        <CancelDialog order={cancelling} onClose={(isChanged) => stopCancelling(cancelling, isChanged)} />
      )}
    </section>
  );
}
