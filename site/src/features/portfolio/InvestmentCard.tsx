import { freeInOffer, type Order } from '@semilla/contract';
import { formatDate, formatMoney, formatPercent } from '@semilla/format';
import { useState } from 'react';
import { usePrinting } from '../../ui/use-printing.ts';
import { useSay } from '../../ui/words-context.tsx';
import { PrintReceipt } from '../investment/PrintReceipt.tsx';
import { EvidenceLink } from './EvidenceLink.tsx';
import './investment-card.css';
import { LoanNote } from './LoanNote.tsx';
import { ProjectPapers } from './ProjectPapers.tsx';
import { ProjectPicture } from './ProjectPicture.tsx';
import { type Investment, type InvestmentReturn, returnsOf } from './portfolio.ts';
import { ReturnsTable } from './ReturnsTable.tsx';

interface Props {
  investment: Investment;
  today: string;
  brand: string;
  ownReturn: InvestmentReturn | undefined;
  isOpenAtFirst: boolean;
  onCancel: () => void;
}

/**
 * The day until which cancelling is free, and the reason: the reflection period, a suspended offer, or a
 * missed target.
 */
function freeOf({ freeCancellationUntil: own, suspendedUntil, refundAfter }: Order, today: string) {
  const isOwn = own !== null && own >= today;
  if (suspendedUntil !== null) {
    const until = freeInOffer(own ?? '', { suspendedUntil, refundAfter }, today);
    return {
      name: isOwn && until === own ? 'freeUntil' : 'freeWhileSuspended',
      value: formatDate(until),
    };
  }
  if (refundAfter && refundAfter < today) return { name: 'freeTargetMissed', value: formatDate(refundAfter) };
  return { name: own && !isOwn ? 'freeEnded' : 'freeUntil', value: formatDate(own) };
}

function returnFigure(ownReturn: InvestmentReturn | undefined) {
  const { yearlyReturn = null, returnSoFar = null } = ownReturn ?? {};
  if (yearlyReturn !== null) return [{ name: 'ownReturn', value: formatPercent(yearlyReturn) }];
  return returnSoFar === null ? [] : [{ name: 'ownReturnSoFar', value: formatPercent(returnSoFar) }];
}

function figuresOf(investment: Investment, today: string, ownReturn: InvestmentReturn | undefined) {
  const { order, loan } = investment;
  const { receivedCents, dueCents, next } = returnsOf(investment);
  const placed = { name: 'placed', value: formatDate(order.createdAt) };
  if (order.status === 'cancelled') {
    return [
      placed,
      { name: 'cancelledOn', value: formatDate(order.cancelledAt) },
      { name: 'penalty', value: formatMoney(order.penaltyAmount) },
    ];
  }
  if (order.status === 'pending') {
    return [placed, freeOf(order, today)];
  }
  return [
    placed,
    ...returnFigure(ownReturn),
    { name: 'receivedSoFar', value: formatMoney(receivedCents) },
    // The future payments of a loan in default are unknown, so they are not shown.
    ...(loan?.state === 'default'
      ? []
      : [
          { name: 'toCome', value: formatMoney(dueCents) },
          {
            name: next && next.dueOn < today ? 'lateReturn' : 'nextReturn',
            value: formatDate(next?.dueOn),
          },
        ]),
  ];
}

const loanBadges = { onTime: undefined, late: 'project.loan.lateBadge', default: 'project.loan.default' };

/** The state of the order, or of its loan if that does not pay as agreed. */
function StateBadge({ investment: { order, loan } }: Pick<Props, 'investment'>) {
  const say = useSay();
  const badge = order.status === 'active' && loan ? loanBadges[loan.state] : undefined;
  return (
    <span className={`investment-state ${badge && loan ? loan.state : order.status}`}>
      {say(badge ?? `project.orderStatuses.${order.status}`)}
    </span>
  );
}

/** An investment with its state. The details can be expanded. */
export function InvestmentCard(props: Props) {
  const { investment, today, brand, ownReturn, isOpenAtFirst, onCancel } = props;
  const say = useSay();
  const { order, returns } = investment;
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const isPrinting = usePrinting();
  return (
    <article className="panel investment" aria-label={order.projectName}>
      <ProjectPicture picture={order.projectPicture} />
      <header>
        <h3>
          <a href={`/projects/${order.projectId}`}>{order.projectName}</a>
        </h3>
        <StateBadge investment={investment} />
        <strong className="numbers">{formatMoney(order.amount)}</strong>
      </header>
      <dl className="numbers">
        {figuresOf(investment, today, ownReturn).map(({ name, value }) => (
          <div key={name}>
            <dt>{say(`project.portfolio.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <LoanNote investment={investment} today={today} />
      <div className="investment-more">
        <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>
            {say('project.portfolio.details')}
            <span className="visually-hidden"> {order.projectName}</span>
          </summary>
          {(isOpen || isPrinting) && (
            <div className="investment-parts">
              <ReturnsTable returns={returns} status={order.status} />
              {isOpen && <ProjectPapers projectId={order.projectId} />}
              {isOpen && <EvidenceLink orderId={order.orderId} />}
            </div>
          )}
        </details>
        <div className="investment-ways no-print">
          {order.status === 'pending' && (
            <button
              className="button quiet"
              type="button"
              aria-haspopup="dialog"
              onClick={onCancel}
              aria-label={say('project.portfolio.cancelNamed', { name: order.projectName })}
            >
              {say('project.portfolio.cancel')}
            </button>
          )}
          <PrintReceipt order={order} brand={brand} />
        </div>
      </div>
    </article>
  );
}
