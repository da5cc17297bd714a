import { type Cents, largestOrder, smallestOrder } from '@semilla/contract';
import { formatMoney } from '@semilla/format';
import { useSay } from '../../ui/words-context.tsx';
import type { InvestSituation } from './invest-situation.ts';
import { quickAmounts } from './quick-amounts.ts';

interface Props {
  situation: InvestSituation;
  /** The amount in the input. */
  amount: Cents | undefined;
  onChoose: (amount: Cents) => void;
}

/** Buttons for round amounts, from the minimum up to the balance and the remaining room in the project. */
export function QuickAmounts({ situation, amount, onChoose }: Props) {
  const say = useSay();
  const { project, balanceCents } = situation;
  const choices = quickAmounts(smallestOrder(project), largestOrder(project, balanceCents));
  if (!choices.length) return null;
  return (
    <fieldset className="invest-quick" aria-label={say('project.invest.quick')}>
      {choices.map((choice) => (
        <button
          key={choice}
          className="chip-button numbers"
          type="button"
          aria-pressed={choice === amount}
          onClick={() => onChoose(choice)}
        >
          {formatMoney(choice)}
        </button>
      ))}
    </fieldset>
  );
}
