import type { Cents, Order } from '@semilla/contract';
import { formatMoney } from '@semilla/format';
import type { ReactNode } from 'react';
import { Form } from '../../ui/Form.tsx';
import { useSay } from '../../ui/words-context.tsx';
import { AmountInput } from './AmountInput.tsx';
import { Conditions } from './Conditions.tsx';
import type { InvestSituation } from './invest-situation.ts';
import { LargestAmount } from './LargestAmount.tsx';
import { Outlook } from './Outlook.tsx';
import { amountChecks } from './order-checks.ts';
import { QuickAmounts } from './QuickAmounts.tsx';
import { isAbove, RiskConsentInputs } from './RiskConsentInputs.tsx';
import { SheetLink } from './SheetLink.tsx';
import { orderFor, sendOrder } from './send-order.ts';
import { TermsInput } from './TermsInput.tsx';
import { asTyped, useAmountForm } from './use-amount-form.ts';

interface Props {
  situation: InvestSituation;
  initialAmount: Cents | undefined;
  /** The list of met conditions, shown after the amount. */
  checks: ReactNode;
  onSending: (isSending: boolean) => void;
  onDone: (order: Order) => void;
  onFailed: (error: unknown) => void;
}

/** The first step: the amount, its expected return, and the terms. The button states the exact effect and stays visible. */
export function InvestForm({ situation, initialAmount, checks, onSending, onDone, onFailed }: Props) {
  const say = useSay();
  const { risks } = situation;
  const { form, amount, good, whyNot, termsText, isSheetNewer } = useAmountForm<Order>({
    situation,
    initialAmount,
    onSending,
    send: (sent, consent, accepted) => sendOrder(orderFor(situation, sent, consent, accepted)),
    onFailed,
    onDone,
  });
  const choose = (chosen: Cents) => form.set('amount', asTyped(chosen));
  return (
    <Form
      form={form}
      isActionInSight
      action={good === undefined ? whyNot : say('project.invest.submit', { amount: formatMoney(good) })}
    >
      <div className="invest-parts">
        <div className="invest-amounts">
          <AmountInput form={form} checks={amountChecks(situation, amount)} amount={amount} />
          <QuickAmounts situation={situation} amount={amount} onChoose={choose} />
          <LargestAmount situation={situation} amount={good} onChoose={choose} />
          {isAbove(risks, good) && <RiskConsentInputs form={form} risks={risks} />}
        </div>
        <Outlook situation={situation} amount={good} />
        <div className="invest-terms">
          {checks}
          <p className="notice warning small">{say('project.invest.risk')}</p>
          <Conditions risks={risks} />
          <SheetLink project={situation.project} isNewer={isSheetNewer} />
          <TermsInput {...{ form, situation, termsText }}>
            <a href="#documents" target="_blank" rel="noopener">
              {say('project.invest.contracts')}
            </a>
          </TermsInput>
        </div>
      </div>
    </Form>
  );
}
