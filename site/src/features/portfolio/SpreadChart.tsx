import { formatMoney, formatPercent } from '@semilla/format';
import { useSay } from '../../ui/words-context.tsx';
import type { Slice } from './portfolio.ts';

const width = 1_000;

/** A bar divided by project; the list below contains the same data as text. */
export function SpreadChart({ slices }: { slices: readonly Slice[] }) {
  const say = useSay();
  const total = slices.reduce((sum, { amount }) => sum + amount, 0);
  const starts = slices.map((_, index) =>
    slices.slice(0, index).reduce((sum, { amount }) => sum + amount, 0),
  );
  const scaled = (amount: number) => (amount / total) * width;
  return (
    <>
      <svg className="spread" viewBox={`0 0 ${width} 24`} preserveAspectRatio="none" aria-hidden="true">
        {slices.map(({ name = '', amount }, index) => (
          <rect
            key={name}
            className={`slice-${index}`}
            x={scaled(starts[index] ?? 0)}
            width={Math.max(1, scaled(amount) - 4)}
            height="24"
          />
        ))}
      </svg>
      <ul className="bare spread-words numbers">
        {slices.map(({ name, amount }, index) => (
          <li key={name ?? ''}>
            <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
              <rect className={`slice-${index}`} width="12" height="12" rx="3" />
            </svg>
            <span>{name ?? say('project.portfolio.rest')}</span>
            <span className="muted">{formatPercent(Math.round((amount * 10_000) / total))}</span>
            <strong>{formatMoney(amount)}</strong>
          </li>
        ))}
      </ul>
    </>
  );
}
