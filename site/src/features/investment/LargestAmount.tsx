import { type Cents, cents } from '@semilla/contract';
import { formatMoney, formatRoundMoney } from '@semilla/format';
import { useSay } from '../../ui/words-context.tsx';
import type { InvestSituation } from './invest-situation.ts';
import { suggestedAmount, termsTextOf } from './order-checks.ts';

interface Props {
  situation: InvestSituation;
  /** The amount in the input. */
  amount: Cents | undefined;
  onChoose: (amount: Cents) => void;
}

/** Fills in the largest possible amount, and shows its relation to the cap in the terms. */
export function LargestAmount({ situation, amount, onChoose }: Props) {
  const say = useSay();
  const { investedCents, terms } = situation;
  const { amount: largest, isCapped } = suggestedAmount(situation);
  const total = investedCents + (amount ?? 0);
  const cap = formatRoundMoney(terms.cap ?? cents(0));
  const invested = formatMoney(investedCents);
  const isAbove = termsTextOf(situation, amount) === 'aboveCap';
  return (
    <div className="invest-largest">
      {largest !== undefined && (
        <button className="plain-button" type="button" onClick={() => onChoose(largest)}>
          {say('project.invest.largest', { amount: formatMoney(largest) })}
        </button>
      )}
      {isCapped && !isAbove && (
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
            {say(amount ? 'project.invest.cap.above' : 'project.invest.cap.aboveAlready', {
              cap,
              total: formatMoney(total),
            })}{' '}
            <a href="/user/investor" target="_blank" rel="noopener">
              {say('project.invest.cap.kind')}
            </a>
          </span>
        )}
      </output>
    </div>
  );
}
