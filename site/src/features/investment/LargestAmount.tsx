import { guidanceCapCents } from '@semilla/contract';
import { formatMoney } from '@semilla/format';
import { useSay } from '../../ui/words-context.tsx';
import type { InvestSituation } from './invest-situation.ts';
import { suggestedAmount } from './order-checks.ts';

interface Props {
  situation: InvestSituation;
  /** The amount typed so far. */
  cents: number | undefined;
  onChoose: (cents: number) => void;
}

/** Fills in the largest amount, and shows how it relates to the cap named in the terms. */
export function LargestAmount({ situation, cents = 0, onChoose }: Props) {
  const say = useSay();
  const { investedCents } = situation;
  const suggested = suggestedAmount(situation);
  const total = investedCents + cents;
  const cap = formatMoney(guidanceCapCents);
  const invested = formatMoney(investedCents);
  const isAbove = total > guidanceCapCents;
  return (
    <div className="invest-largest">
      {suggested.cents !== undefined && (
        <button className="plain-button" type="button" onClick={() => onChoose(suggested.cents ?? 0)}>
          {say('project.invest.largest', { amount: formatMoney(suggested.cents) })}
        </button>
      )}
      {suggested.isCapped && !isAbove && (
        <p className="small muted">
          {say(investedCents ? 'project.invest.cap.withInvested' : 'project.invest.cap.alone', {
            cap,
            invested,
          })}
        </p>
      )}
      <output>
        {isAbove && (
          <span className="notice warning small">
            {say('project.invest.cap.above', { cap, total: formatMoney(total) })}
          </span>
        )}
      </output>
    </div>
  );
}
