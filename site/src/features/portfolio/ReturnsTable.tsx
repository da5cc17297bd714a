import { cents, type OrderStatus, type OwnReturn } from '@semilla/contract';
import { formatDate, formatMoney } from '@semilla/format';
import { useSay } from '../../ui/words-context.tsx';
import { paidOf } from './portfolio.ts';

const shown = (name: 'gross' | 'fee' | 'tax', one: OwnReturn) =>
  formatMoney(name === 'gross' ? one.gross : cents(one[name] && -one[name]));

/** Past and future returns of an investment, with the deductions from the gross return. */
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
  const deductions = (['fee', 'tax'] as const).filter((name) => returns.some((one) => one[name] > 0));
  const ofGross = deductions.length > 0 ? (['gross', ...deductions] as const) : [];
  return (
    <section>
      <h4>{say('project.portfolio.schedule')}</h4>
      <table className="portfolio-table numbers">
        <thead>
          <tr>
            <th scope="col">{say('project.portfolio.when')}</th>
            {ofGross.map((name) => (
              <th key={name} scope="col" className="if-wide">
                {say(`project.portfolio.${name}`)}
              </th>
            ))}
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
              {ofGross.map((name) => (
                <td key={name} className="if-wide">
                  {shown(name, one)}
                </td>
              ))}
              <td>
                {formatMoney(one.net)}
                {ofGross.map((name) => (
                  <span key={name} className="muted if-narrow">
                    {say(`project.portfolio.${name}`)} {shown(name, one)}
                  </span>
                ))}
              </td>
              <td>{formatMoney(one.principal)}</td>
              <td>{formatMoney(paidOf(one))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {returns.some((one) => !one.deliveredAt && (one.fee > 0 || one.tax > 0)) && (
        <p className="muted">{say('project.portfolio.plannedByTheCent')}</p>
      )}
    </section>
  );
}
