import type { Wish } from '@semilla/contract';
import { formatDate, formatMoney } from '@semilla/format';
import { useSay } from '../../ui/words-context.tsx';

/** The wished and the allocated amount, with the reason. For an open wish, the last day to revoke it. */
export function WishOutcome({ wish }: { wish: Wish }) {
  const say = useSay();
  const { state, amount, allocatedAmount, reason, deposit, freeUntil, projectId } = wish;
  if (allocatedAmount !== null && reason) {
    const values = { wished: formatMoney(amount), amount: formatMoney(allocatedAmount) };
    return (
      <>
        <p>
          {say('project.wish.got', values)} {say(`project.wishReasons.${reason}`)}
        </p>
        <details className="small">
          <summary>{say('project.wish.ruleTitle')}</summary>
          <p className="muted">{say('project.wish.rule', { seed: projectId })}</p>
        </details>
      </>
    );
  }
  if (state !== 'open') return <p>{say(`project.wishStates.${state}`)}</p>;
  return (
    <>
      {deposit > 0 && <p className="small">{say('project.wish.held', { deposit: formatMoney(deposit) })}</p>}
      <p className="small muted">
        {freeUntil
          ? say('project.wish.freeUntil', { date: formatDate(freeUntil) })
          : say('project.wish.free')}
      </p>
    </>
  );
}
