import type { OrderStatus, OwnReturn } from '@semilla/contract';
import { formatDate, formatMoney } from '@semilla/format';
import { useSay } from '../../ui/words-context.tsx';
import { paidOf } from './portfolio.ts';

/** The past and future returns of an investment with their dates. */
export function ReturnsTable({ returns, status }: { returns: readonly OwnReturn[]; status: OrderStatus }) {
  const say = useSay();
  if (returns.length === 0) {
    return (
      <section>
        <h4>{say('project.portfolio.schedule')}</h4>
        <p className="muted">
          {say(status === 'pending' ? 'project.portfolio.noScheduleYet' : 'project.portfolio.noSchedule')}
        </p>
      </section>
    );
  }
  const feeCents = returns.reduce((sum, { fee }) => sum + fee, 0);
  const taxCents = returns.reduce((sum, { tax }) => sum + tax, 0);
  return (
    <section>
      <h4>{say('project.portfolio.schedule')}</h4>
      <table className="portfolio-table numbers">
        <thead>
          <tr>
            <th scope="col">{say('project.portfolio.when')}</th>
            <th scope="col">{say('project.portfolio.net')}</th>
            <th scope="col">{say('project.portfolio.principal')}</th>
            <th scope="col">{say('project.portfolio.payment')}</th>
          </tr>
        </thead>
        <tbody>
          {returns.map((one) => (
            <tr key={one.period}>
              <th scope="row">
                {formatDate(one.dueOn)}
                <span className={one.deliveredAt ? 'received' : 'muted'}>
                  {one.deliveredAt
                    ? say('project.portfolio.receivedOn', { date: formatDate(one.deliveredAt) })
                    : say('project.portfolio.planned')}
                </span>
              </th>
              <td>{formatMoney(one.net)}</td>
              <td>{formatMoney(one.principal)}</td>
              <td>{formatMoney(paidOf(one))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {feeCents > 0 && (
        <p className="small muted">{say('project.portfolio.lessFee', { fee: formatMoney(feeCents) })}</p>
      )}
      {taxCents > 0 && (
        <p className="small muted">{say('project.portfolio.lessTax', { tax: formatMoney(taxCents) })}</p>
      )}
    </section>
  );
}
