import { formatMoney } from '@semilla/format';
import type { Say } from '../../lib/words.ts';
import { useSay } from '../../ui/words-context.tsx';
import type { Quarter } from './portfolio.ts';

const step = 44;
const bar = 26;
const height = 120;

const nameOf = ({ year, quarter }: Quarter, say: Say) =>
  say('project.portfolio.quarter', { quarter, year: String(year).slice(2) });

/** Received and expected returns by quarter: bars, and a table for screen readers. */
export function QuartersChart({ quarters }: { quarters: readonly Quarter[] }) {
  const say = useSay();
  const most = Math.max(...quarters.map(({ receivedCents, dueCents }) => receivedCents + dueCents));
  const scaled = (cents: number) => (cents === 0 ? 0 : Math.max(2, (cents / most) * height));
  return (
    <>
      <svg className="quarters" viewBox={`0 0 ${step * quarters.length} ${height + 24}`} aria-hidden="true">
        {quarters.map((one, index) => {
          const x = index * step + (step - bar) / 2;
          const received = scaled(one.receivedCents);
          const due = scaled(one.dueCents);
          return (
            <g key={nameOf(one, say)}>
              <rect className="received" x={x} y={height - received} width={bar} height={received} rx="2" />
              <rect className="due" x={x} y={height - received - due} width={bar} height={due} rx="2" />
              <text x={index * step + step / 2} y={height + 17}>
                {nameOf(one, say)}
              </text>
            </g>
          );
        })}
        <path className="ground" d={`M0 ${height}H${step * quarters.length}`} />
      </svg>
      <p className="quarters-words small">
        <span className="received">{say('project.portfolio.receivedMark')}</span>
        <span className="due">{say('project.portfolio.dueMark')}</span>
      </p>
      <details>
        <summary>{say('project.portfolio.asTable')}</summary>
        <table className="portfolio-table numbers">
          <thead>
            <tr>
              <th scope="col">{say('project.portfolio.quarterColumn')}</th>
              <th scope="col">{say('project.portfolio.receivedMark')}</th>
              <th scope="col">{say('project.portfolio.dueMark')}</th>
            </tr>
          </thead>
          <tbody>
            {quarters.map((one) => (
              <tr key={nameOf(one, say)}>
                <th scope="row">{nameOf(one, say)}</th>
                <td>{formatMoney(one.receivedCents)}</td>
                <td>{formatMoney(one.dueCents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
