import type { FieldProblem, FieldProblems } from '@semilla/client';
import { type Cents, cents, type ErrorCode, type Refusal, type TermsText } from '@semilla/contract';
import { formatMoney } from '@semilla/format';
import { centsFromTyped } from '../../lib/cents-from-typed.ts';
import { sayRefusal } from '../../lib/say-refusal.ts';
import type { Say } from '../../lib/words.ts';
import { useForm } from '../../ui/use-form.ts';
import { useSay } from '../../ui/words-context.tsx';
import type { InvestSituation } from './invest-situation.ts';
import { amountRefusal, termsTextOf } from './order-checks.ts';
import type { RiskConsent } from './pending-order.ts';
import { consentIn, consentProblems, isAbove, noConsent, type RiskValues } from './RiskConsentInputs.tsx';
import { useChange } from './use-change.ts';

const fieldOf: Partial<Record<ErrorCode, string>> = {
  'project.amount_not_positive': 'amount',
  'project.amount_below_minimum': 'amount',
  'project.amount_above_remaining': 'amount',
  'wallet.amount_above_balance': 'amount',
  'project.wish_not_in_steps': 'amount',
  'project.wish_above_reserved': 'amount',
  'project.wish_deposit_above_balance': 'amount',
  'project.terms_not_accepted': 'terms',
  'project.risk_consent_needed': 'riskConsent',
  'project.risk_warning_outdated': 'riskConsent',
};

type Refuse = (situation: InvestSituation, amount: Cents) => Refusal | undefined;

function problemOfAmount(
  typed: string,
  situation: InvestSituation,
  refuse: Refuse,
  say: Say,
): FieldProblem | undefined {
  if (typed.trim() === '') return { code: 'required', params: {} };
  const amount = centsFromTyped(typed);
  if (amount === undefined) return { code: 'money', params: {} };
  const refusal = refuse(situation, amount);
  return refusal && { message: sayRefusal(say, refusal) };
}

/** Formats an amount as users type it. */
export const asTyped = (amount: Cents) => formatMoney(amount).replace(/\D+$/, '');

interface AmountForm<Answer> {
  situation: InvestSituation;
  /** The prefilled amount. */
  initialAmount?: Cents | undefined;
  /** The rule for the amount. The rule for orders by default. */
  refuse?: Refuse;
  onSending: (isSending: boolean) => void;
  send: (amount: Cents, consent: RiskConsent | undefined, termsText: TermsText) => Promise<Answer>;
  onFailed?: (error: unknown) => void;
  onDone: (answer: Answer) => void;
}

/** A form for an amount with the terms, and the consent required above the threshold. */
export function useAmountForm<Answer>({
  situation,
  initialAmount,
  refuse = amountRefusal,
  onSending,
  send,
  onFailed,
  onDone,
}: AmountForm<Answer>) {
  const say = useSay();
  const { risks } = situation;
  const form = useForm<RiskValues, Answer>({
    initial: {
      amount: initialAmount === undefined ? '' : asTyped(initialAmount),
      terms: false as boolean,
      ...noConsent(risks),
    },
    check(values): FieldProblems {
      const problem = problemOfAmount(values.amount, situation, refuse, say);
      return {
        ...(problem && { amount: problem }),
        ...(!values.terms && { terms: { message: say('errors.project.terms_not_accepted') } }),
        ...(isAbove(risks, centsFromTyped(values.amount)) && consentProblems(risks, values, say)),
      };
    },
    async send(values) {
      const amount = centsFromTyped(values.amount) ?? cents(0);
      onSending(true);
      try {
        const consent = isAbove(risks, amount) ? consentIn(risks, values) : undefined;
        return await send(amount, consent, termsTextOf(situation, amount));
      } catch (error) {
        onFailed?.(error);
        throw error;
      } finally {
        onSending(false);
      }
    },
    onDone,
    fieldOf,
  });
  const takeBackTick = () => form.set('terms', false);
  const isSheetNewer = useChange(situation.project.sheetVersion, takeBackTick);
  const typed = form.values.amount;
  const amount = centsFromTyped(typed);
  const termsText = termsTextOf(situation, amount);
  useChange(termsText, takeBackTick);
  const isGood = amount !== undefined && !refuse(situation, amount);
  return {
    form,
    amount,
    /** The text of the terms that is true with this amount. */
    termsText,
    /** Whether the sheet has changed since the form was opened. */
    isSheetNewer,
    /** The amount. Undefined if it is invalid or refused. */
    good: isGood ? amount : undefined,
    /** The button's text while nothing can be sent. */
    whyNot: say(typed === '' ? 'project.invest.submitNothing' : 'project.invest.submitWrong'),
  };
}
