import type { FieldProblem, FieldProblems } from '@semilla/client';
import { cents, type ErrorCode, type Order } from '@semilla/contract';
import { formatMoney } from '@semilla/format';
import type { ReactNode } from 'react';
import { centsFromTyped } from '../../lib/cents-from-typed.ts';
import { sayRefusal } from '../../lib/say-refusal.ts';
import type { Say } from '../../lib/words.ts';
import { Form } from '../../ui/Form.tsx';
import { CheckField } from '../../ui/fields.tsx';
import { useForm } from '../../ui/use-form.ts';
import { useSay } from '../../ui/words-context.tsx';
import { AmountField } from './AmountField.tsx';
import { DocumentLinks } from './DocumentLinks.tsx';
import type { InvestSituation } from './invest-situation.ts';
import { LargestAmount } from './LargestAmount.tsx';
import { Outlook } from './Outlook.tsx';
import { amountChecks, amountRefusal } from './order-checks.ts';
import {
  consentIn,
  consentProblems,
  isAbove,
  noConsent,
  RiskConsentFields,
  type RiskValues,
} from './RiskConsentFields.tsx';
import { SheetLink } from './SheetLink.tsx';
import { orderFor, sendOrder } from './send-order.ts';

interface Props {
  situation: InvestSituation;
  /** The met conditions, after what decides. */
  checks: ReactNode;
  onSending: (isSending: boolean) => void;
  onDone: (order: Order) => void;
  onFailed: (error: unknown) => void;
}

/** The fields of an amount and its consent to which refusals belong. */
export const fieldOf: Partial<Record<ErrorCode, string>> = {
  'project.amount_not_positive': 'amount',
  'project.amount_below_minimum': 'amount',
  'project.amount_above_remaining': 'amount',
  'wallet.amount_above_balance': 'amount',
  'project.terms_not_accepted': 'terms',
  'project.risk_consent_needed': 'riskConsent',
  'project.risk_warning_outdated': 'riskConsent',
  'project.risks_not_understood': 'riskConsent',
};

export function problemOfAmount(
  typed: string,
  situation: InvestSituation,
  say: Say,
): FieldProblem | undefined {
  if (typed.trim() === '') return { code: 'required', params: {} };
  const amount = centsFromTyped(typed);
  if (amount === undefined) return { code: 'money', params: {} };
  const refusal = amountRefusal(situation, amount);
  return refusal && { message: sayRefusal(say, refusal) };
}

/** The first step: the amount and the terms. The button names the exact effect. */
export function InvestForm({ situation, checks, onSending, onDone, onFailed }: Props) {
  const say = useSay();
  const { risks } = situation;
  const form = useForm<RiskValues, Order>({
    initial: { amount: '', terms: false as boolean, ...noConsent(risks) },
    check(values): FieldProblems {
      const { amount, terms } = values;
      const problem = problemOfAmount(amount, situation, say);
      return {
        ...(problem && { amount: problem }),
        ...(!terms && { terms: { message: say('errors.project.terms_not_accepted') } }),
        ...(isAbove(risks, centsFromTyped(amount)) && consentProblems(risks, values, say)),
      };
    },
    async send(values) {
      const amount = centsFromTyped(values.amount) ?? cents(0);
      const consent = isAbove(risks, amount) ? consentIn(risks, values) : undefined;
      onSending(true);
      try {
        return await sendOrder(orderFor(situation, amount, consent));
      } catch (error) {
        onFailed(error);
        throw error;
      } finally {
        onSending(false);
      }
    },
    onDone,
    fieldOf,
  });

  const amount = centsFromTyped(form.values.amount);
  const isGood = amount !== undefined && !amountRefusal(situation, amount);
  return (
    <Form
      form={form}
      action={
        isGood
          ? say('project.invest.submit', { amount: formatMoney(amount) })
          : say(form.values.amount === '' ? 'project.invest.submitNothing' : 'project.invest.submitWrong')
      }
    >
      <AmountField form={form} checks={amountChecks(situation, amount)} amount={amount} />
      <LargestAmount
        situation={situation}
        amount={isGood ? amount : undefined}
        onChoose={(chosen) => form.set('amount', formatMoney(chosen).replace(/\D+$/, ''))}
      />
      {isGood && <Outlook situation={situation} amount={amount} />}
      {checks}
      {isGood && isAbove(risks, amount) && <RiskConsentFields form={form} risks={risks} />}
      <p className="notice warning small">{say('project.invest.risk')}</p>
      <SheetLink project={situation.project} />
      <CheckField form={form} name="terms" label={situation.terms.text}>
        <a href="#documents" target="_blank" rel="noopener">
          {say('project.invest.contracts')}
        </a>
        <DocumentLinks documents={situation.documents} />
      </CheckField>
    </Form>
  );
}
