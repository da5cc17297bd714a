import { formatDate, formatMoney } from '@semilla/format';
import { useSay } from '../../ui/words-context.tsx';
import type { OrderStep } from './order-timeline.ts';

/** The events after an order, each with its date. */
export function OrderTimeline({ steps }: { steps: readonly OrderStep[] }) {
  const say = useSay();
  return (
    <section aria-labelledby="order-timeline">
      <h3 id="order-timeline">{say('project.invest.next.title')}</h3>
      <ol className="bare invest-timeline">
        {steps.map(({ name, day, month, amount }) => (
          <li key={name} data-step={name}>
            <span className="small muted numbers">
              {day ? formatDate(day) : say('project.invest.result.month', { month: String(month) })}
            </span>
            <span>{say(`project.invest.next.${name}`)}</span>
            {amount !== undefined && <strong className="numbers">{formatMoney(amount)}</strong>}
          </li>
        ))}
      </ol>
    </section>
  );
}
