import type { VerificationStatus } from '@semilla/contract';

/** The steps from registration to a first investment, in order. */
export const firstSteps = ['identity', 'money', 'invest'] as const;
export type FirstStep = (typeof firstSteps)[number];

/** What a step asks for. A company declares who is behind it in the step of the identity; `project` leads back to the one it came from. */
type Task = FirstStep | 'company' | 'project';

export const wayTo: Record<Task, string> = {
  identity: '/user/profile?tab=customer#identity',
  company: '/user/profile?tab=customer#company',
  money: '/user/profile?tab=wallet#money',
  invest: '/projects/',
  project: '/projects/',
};

/**
 * `waiting` means that staff must act, `problem` that the user must correct something, `open` that the step
 * is possible but not the next one.
 */
export type StepState = 'done' | 'waiting' | 'problem' | 'next' | 'open' | 'later';

export interface FirstStepsState {
  verificationStatus: VerificationStatus;
  /** Whether the user is a company that has not said who is behind it, without which it cannot invest. */
  isCompanyUndeclared: boolean;
  balanceCents: number;
  isTransferAwaited: boolean;
  /** The project that the user could not invest in yet. */
  projectPath?: string | undefined;
}

type Outcome = 'done' | 'waiting' | 'problem' | 'open';

/** What the user does in a step. */
export function taskOf(step: FirstStep, standing: FirstStepsState | undefined): Task {
  if (step === 'invest' && standing?.projectPath) return 'project';
  const isIdentified = standing?.verificationStatus === 'Approved';
  return step === 'identity' && isIdentified && standing.isCompanyUndeclared ? 'company' : step;
}

export const wayOf = (task: Task, standing: FirstStepsState | undefined) =>
  (task === 'project' && standing?.projectPath) || wayTo[task];

function identityOf({ verificationStatus: status, isCompanyUndeclared }: FirstStepsState): Outcome {
  if (status === 'Approved') return isCompanyUndeclared ? 'open' : 'done';
  if (status === 'Completed') return 'waiting';
  return status === 'Declined' || status === 'Resubmission' ? 'problem' : 'open';
}

function moneyOf({ balanceCents, isTransferAwaited }: FirstStepsState): Outcome {
  if (balanceCents > 0) return 'done';
  return isTransferAwaited ? 'waiting' : 'open';
}

/** Whether a step is possible, given the outcomes of the other steps. */
function isOpenTo(step: FirstStep, outcomes: Record<FirstStep, Outcome>): boolean {
  return step !== 'invest' || (outcomes.identity === 'done' && outcomes.money === 'done');
}

export function stepStates(standing: FirstStepsState): Record<FirstStep, StepState> {
  const outcomes: Record<FirstStep, Outcome> = {
    identity: identityOf(standing),
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
