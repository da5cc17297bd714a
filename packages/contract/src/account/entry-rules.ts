import { addDays, addMonths } from '../shared/calendar.ts';
import { type Refusal, refusal } from '../shared/refusal.ts';
import type { InvestorKind } from './investor-criteria.ts';
import type { Question } from './questionnaire.ts';

// Imports no schemas, so that pages can use it without loading zod.

export const entryOutcomes = ['passed', 'failed', 'refused'] as const;
export type EntryOutcome = (typeof entryOutcomes)[number];

/** `none` before the first test, `lapsed` once the latest one is older than two years. */
export const entryStates = ['none', ...entryOutcomes, 'lapsed'] as const;
export type EntryState = (typeof entryStates)[number];

/** The states in which the page shows the risk warning until the investor acknowledges it. */
export const warnedStates = ['failed', 'refused', 'lapsed'] as const;
export type WarnedState = (typeof warnedStates)[number];

const testYears = 2;
const pointsMax = 2;

/** How many days before a test or simulation expires the investor is reminded to review it. */
export const reviewNoticeDays = 30;

export const testValidUntil = (takenOn: string) => addDays(addMonths(takenOn, 12 * testYears), -1);

export type Answers = Record<string, string>;
/** Weight by question id; a missing question has weight 0. */
export type Weights = Record<string, number>;

export const weightsOf = (questions: readonly Question[], configured: Weights): Weights =>
  Object.fromEntries(questions.map(({ id, weight }) => [id, configured[id] ?? weight]));

/** Finds questions without a valid answer, and answers to unknown questions. */
export function answerProblems(questions: readonly Question[], answers: Answers) {
  const unanswered = questions
    .filter(({ id, options }) => !options.some((option) => option.id === answers[id]))
    .map(({ id }) => ({ id, code: Object.hasOwn(answers, id) ? 'choice' : 'required' }));
  const unknown = Object.keys(answers)
    .filter((id) => !questions.some((question) => question.id === id))
    .map((id) => ({ id, code: 'unknown_field' }));
  return [...unanswered, ...unknown];
}

/** The score in hundredths of a percent of the maximum that the weights allow; 10,000 if all weights are 0. */
export function scoreOf(questions: readonly Question[], answers: Answers, weights: Weights): number {
  let [reached, possible] = [0, 0];
  for (const { id, options } of questions) {
    const weight = weights[id] ?? 0;
    const points = options.find((option) => option.id === answers[id])?.points ?? 0;
    reached += weight * points;
    possible += weight * pointsMax;
  }
  return possible ? Math.floor((reached * 10_000) / possible) : 10_000;
}

/** The usual pass mark, in hundredths of a percent; the configuration can change it. */
export const entryPassMark = 6_000;

/** When a failed test may be taken again; undefined if it may be now. */
export function retakeAt(failedAt: Date | null, pauseHours: number, now: Date): Date | undefined {
  const at = failedAt && new Date(failedAt.getTime() + pauseHours * 3_600_000);
  return at && at > now ? at : undefined;
}

export const isPassed = (scoreHundredths: number, passMarkHundredths: number) =>
  scoreHundredths >= passMarkHundredths;

export function entryStateOf(
  latest: { outcome: EntryOutcome; validUntil: string } | undefined,
  today: string,
): EntryState {
  if (!latest) return 'none';
  return latest.validUntil < today ? 'lapsed' : latest.outcome;
}

export function isWarned(state: EntryState): state is WarnedState {
  return (warnedStates as readonly EntryState[]).includes(state);
}

/**
 * Why the entry test forbids an order: a non-sophisticated investor has neither taken nor refused it, or it
 * is failed, refused or lapsed and the investor has not acknowledged the warning.
 */
export function entryRefusal(
  kind: InvestorKind,
  state: EntryState,
  isAcknowledged: boolean,
): Refusal | undefined {
  if (kind !== 'non-sophisticated') return undefined;
  if (state === 'none') return refusal('project.entry_test_needed');
  return isWarned(state) && !isAcknowledged ? refusal('project.warning_not_acknowledged') : undefined;
}
