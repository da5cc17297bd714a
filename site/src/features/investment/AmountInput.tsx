import type { Cents } from '@semilla/contract';
import { formatMoney } from '@semilla/format';
import { FieldFrame } from '../../ui/inputs.tsx';
import { Mark } from '../../ui/Mark.tsx';
import type { FormState } from '../../ui/use-form.ts';
import { useSay } from '../../ui/words-context.tsx';
import type { AmountCheck } from './order-checks.ts';
import type { RiskValues } from './RiskConsentInputs.tsx';

interface Props {
  form: FormState<RiskValues>;
  checks: readonly AmountCheck[];
  amount: Cents | undefined;
}

/** An amount with its limits. Each limit is ticked as soon as it is met. */
export function AmountInput({ form, checks, amount }: Props) {
  const say = useSay();
  const bounds = (
    <ul className="bare invest-bounds">
      {checks.map(({ name, boundCents, holds }) => (
        <li key={name} data-holds={holds} data-broken={Boolean(amount) && !holds}>
          <Mark kind={holds ? 'check' : 'dot'} />{' '}
          {say(`project.invest.bounds.${name}`, { amount: formatMoney(boundCents) })}
        </li>
      ))}
    </ul>
  );
  return (
    <FieldFrame label={say('project.invest.amount')} problem={form.problems.amount} hint={bounds}>
      {(tied) => (
        <span className="money-field invest-amount">
          <input
            className="input numbers"
            {...tied}
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            value={form.values.amount}
            onChange={(event) => form.set('amount', event.target.value)}
            onBlur={() => form.leave('amount')}
          />
          <span aria-hidden="true">€</span>
        </span>
      )}
    </FieldFrame>
  );
}
