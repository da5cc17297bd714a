import {
  cents,
  type Loan,
  type LoanState,
  type LoanStateAnswer,
  latenessOf,
  paymentStates,
  recoveredSince,
} from '@semilla/contract';
import { phaseOf } from '../access.ts';
import type { LoanFacts } from './find-loans.ts';

export const isOver = ({ project }: LoanFacts) => phaseOf(project) === 'Closed';

const statesOf = ({ due, repayments }: LoanFacts, today: string) => paymentStates(due, repayments, today);

/** What was repaid since the day of a default by lateness, or since the moment of a judgement. */
export function recoveredCents({ defaultedOn, judgedAt, owedCents, repayments }: LoanFacts): number {
  if (defaultedOn === null) return 0;
  const since = judgedAt ? repayments.filter(({ at }) => at >= judgedAt) : repayments;
  return recoveredSince(defaultedOn, owedCents, since);
}

function stateOf(defaultedOn: string | null, daysLate: number): LoanState {
  if (defaultedOn) return 'default';
  return daysLate > 0 ? 'late' : 'onTime';
}

/** The state of a loan. A closed project has no late payments, but a loan in default stays in default. */
export function loanStateAnswer(facts: LoanFacts, today: string): LoanStateAnswer {
  const { daysLate, lateSince, missingCents } = latenessOf(isOver(facts) ? [] : statesOf(facts, today));
  const { defaultedOn, owedCents } = facts;
  return {
    projectId: facts.project.projectId,
    state: stateOf(defaultedOn, daysLate),
    daysLate,
    lateSince,
    missing: cents(missingCents),
    defaultedOn,
    owed: owedCents,
    recovered: cents(recoveredCents(facts)),
  };
}

/** The payments of a loan. A closed project shows only those that were made, or none if it was refunded. */
function shownStates(facts: LoanFacts, today: string) {
  const states = statesOf(facts, today);
  if (!isOver(facts)) return states;
  return facts.project.amountInvestedCents > 0 ? states.filter(({ settledOn }) => settledOn !== null) : [];
}

/** The state of a loan with its payments. */
export function loanAnswer(facts: LoanFacts, today: string): Loan {
  const payments = shownStates(facts, today);
  return {
    ...loanStateAnswer(facts, today),
    payments: payments.map(({ dueCents, paidCents, ...payment }) => ({
      ...payment,
      due: cents(dueCents),
      paid: cents(paidCents),
    })),
  };
}

/** The answer for a project that is not financed yet: it owes nothing. */
export function noLoan(projectId: string): Loan {
  return {
    projectId,
    state: 'onTime',
    daysLate: 0,
    lateSince: null,
    missing: cents(0),
    defaultedOn: null,
    owed: cents(0),
    recovered: cents(0),
    payments: [],
  };
}
