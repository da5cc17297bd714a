import type { ErrorCode, FieldError, Problem } from '@semilla/contract';
import { ApiProblem, isAborted, NetworkFailure } from './api-problem.ts';

/** A contract rule that a value breaks: the code of its message, and the parameters. */
export type BrokenRule = Pick<FieldError, 'code' | 'params'>;
/** A form shows either a broken rule or a message of the server at a field. */
export type FieldProblem = BrokenRule | { message: string };
export type FieldProblems = Partial<Record<string, FieldProblem>>;

/** The message above the fields of a form. */
export type FormAlert =
  | { kind: 'network' }
  | { kind: 'unexpected' }
  | { kind: 'unavailable' }
  | { kind: 'problem'; code: ErrorCode; text: string };

export interface Refusal {
  fields: FieldProblems;
  alert: FormAlert | undefined;
  waitSeconds: number;
}

/** The first message of the server for each refused field. */
export function fieldMessagesOf({ problem }: ApiProblem): Record<string, string> {
  const errors = problem.errors ?? [];
  return Object.fromEntries(errors.toReversed().map(({ path, message }) => [path, message]));
}

// A proxy answers so when the server does not.
const unavailableStatuses = [502, 503, 504];

function alertOf({ code, detail, status }: Problem): FormAlert {
  if (detail) return { kind: 'problem', code, text: detail };
  return { kind: unavailableStatuses.includes(status) ? 'unavailable' : 'unexpected' };
}

/** Converts the error of a call into what a form shows. `fieldOf` maps an error code to a field. */
export function refusalOf(error: unknown, fieldOf: Partial<Record<ErrorCode, string>> = {}): Refusal {
  if (isAborted(error)) return { fields: {}, alert: undefined, waitSeconds: 0 };
  if (error instanceof NetworkFailure) return { fields: {}, alert: { kind: 'network' }, waitSeconds: 0 };
  if (!(error instanceof ApiProblem)) return { fields: {}, alert: { kind: 'unexpected' }, waitSeconds: 0 };
  const { code, detail, status } = error.problem;
  const named = fieldOf[code];
  const sentences = { ...fieldMessagesOf(error), ...(named && { [named]: detail }) };
  return {
    fields: Object.fromEntries(Object.entries(sentences).map(([path, message]) => [path, { message }])),
    alert: named ? undefined : alertOf(error.problem),
    waitSeconds: status === 429 ? (error.retryAfterSeconds ?? 0) : 0,
  };
}
