import type { BankAccountState, VerificationStatus } from '@semilla/contract';

/** The steps from registration to a first investment, in order. */
export const firstSteps = ['identity', 'account', 'money', 'invest'] as const;
export type FirstStep = (typeof firstSteps)[number];

export const wayTo: Record<FirstStep, string> = {
  identity: '/user/profile?tab=customer#identity',
  account: '/user/profile?tab=bank-accounts',
  money: '/user/profile?tab=wallet#money',
  invest: '/projects/',
};

/**
 * `waiting` means that staff must act, `problem` that the user must correct something, `open` that the step
 * is possible but not the next one.
 */
export type StepState = 'done' | 'waiting' | 'problem' | 'next' | 'open' | 'later';

export interface FirstStepsState {
  verificationStatus: VerificationStatus;
  accountStates: readonly BankAccountState[];
  balanceCents: number;
  isTransferAwaited: boolean;
}

type Outcome = 'done' | 'waiting' | 'problem' | 'open';

function identityOf({ verificationStatus: status }: FirstStepsState): Outcome {
  if (status === 'Approved') return 'done';
  if (status === 'Completed') return 'waiting';
  return status === 'Declined' || status === 'Resubmission' ? 'problem' : 'open';
}

function accountOf({ accountStates }: FirstStepsState): Outcome {
  if (accountStates.includes('valid')) return 'done';
  if (accountStates.includes('pending')) return 'waiting';
  return accountStates.includes('error') ? 'problem' : 'open';
}

function moneyOf({ balanceCents, isTransferAwaited }: FirstStepsState): Outcome {
  if (balanceCents > 0) return 'done';
  return isTransferAwaited ? 'waiting' : 'open';
}

/** Whether a step is possible, given the outcomes of the other steps. */
function isOpenTo(step: FirstStep, outcomes: Record<FirstStep, Outcome>): boolean {
  if (step === 'money') return outcomes.account === 'done';
  return step !== 'invest' || (outcomes.identity === 'done' && outcomes.money === 'done');
}

export function stepStates(standing: FirstStepsState): Record<FirstStep, StepState> {
  const outcomes: Record<FirstStep, Outcome> = {
    identity: identityOf(standing),
    account: accountOf(standing),
    money: moneyOf(standing),
    invest: 'open',
  };
  const isToDo = (step: FirstStep) => outcomes[step] === 'open' || outcomes[step] === 'problem';
  const next = firstSteps.find((step) => isToDo(step) && isOpenTo(step, outcomes));
  const stateOf = (step: FirstStep): StepState => {
    const outcome = outcomes[step];
    if (outcome !== 'open') return outcome;
    if (step === next) return 'next';
    return isOpenTo(step, outcomes) ? 'open' : 'later';
  };
  return Object.fromEntries(firstSteps.map((step) => [step, stateOf(step)])) as Record<FirstStep, StepState>;
}
