import { formatDate, formatMoney, missing } from '@semilla/format';
import { useSay } from '../../ui/words-context.tsx';
import { type Investment, totalsOf } from './portfolio.ts';

/** The four totals of the user's investments. */
export function TotalsBand({ all, today }: { all: readonly Investment[]; today: string }) {
  const say = useSay();
  const { investedCents, activeCents, receivedCents, gainCents, next } = totalsOf(all);
  const figures = [
    {
      name: 'invested',
      value: formatMoney(investedCents),
      hint: say('project.portfolio.investedHint'),
    },
    { name: 'active', value: formatMoney(activeCents), hint: say('project.portfolio.activeHint') },
    {
      name: 'received',
      value: formatMoney(receivedCents),
      hint: say('project.portfolio.receivedHint', { gain: formatMoney(gainCents) }),
    },
    {
      name: 'next',
      value: next ? formatMoney(next.amount) : missing,
      hint: next
        ? say(next.dueOn < today ? 'project.portfolio.lateHint' : 'project.portfolio.nextHint', {
            date: formatDate(next.dueOn),
          })
        : say('project.portfolio.noNext'),
    },
  ];
  return (
    <dl className="portfolio-totals numbers">
      {figures.map(({ name, value, hint }) => (
        <div key={name} className="panel">
          <dt>{say(`project.portfolio.${name}`)}</dt>
          <dd>
            {value}
            <span className="small muted">{hint}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
