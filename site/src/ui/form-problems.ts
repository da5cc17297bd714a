import type { ErrorCode, FieldError } from '@semilla/contract';
import { fieldErrorsByPath } from '@semilla/contract';
import { ApiProblem, NetworkFailure } from '@semilla/contract/client';

/** What stands under a field: a rule of ours to be worded here, or a sentence of the server. */
export type FieldProblem = Pick<FieldError, 'code' | 'params'> | { message: string };
export type FieldProblems = Partial<Record<string, FieldProblem>>;

/** What stands above a form: a refusal, a silent network, or an answer that this page does not understand. */
export type FormAlert =
  | { kind: 'network' }
  | { kind: 'unexpected' }
  | { kind: 'problem'; code: ErrorCode; text: string };

export interface Refusal {
  fields: FieldProblems;
  alert: FormAlert | undefined;
  waitSeconds: number;
}

interface Schema {
  safeParse(value: unknown): { success: boolean; error?: Parameters<typeof fieldErrorsByPath>[0] };
}

const required: FieldProblem = { code: 'required', params: {} };
const isBlank = (value: unknown) => value === undefined || value === null || value === '';

/** What a schema of the contract finds wrong, field by field. An empty field is missing before it is anything else. */
export function problemsOf(schema: Schema, values: Record<string, unknown>): FieldProblems {
  const { error } = schema.safeParse(values);
  const found = Object.entries(error ? fieldErrorsByPath(error) : {});
  return Object.fromEntries(
    found.map(([name, problem]) => [name, isBlank(values[name]) ? required : problem]),
  );
}

/** Says what a failed call means for a form. `fieldOf` names the field that a code of the API speaks of. */
export function refusalOf(error: unknown, fieldOf: Partial<Record<ErrorCode, string>> = {}): Refusal {
  // The user aborted it.
  if (error instanceof DOMException && error.name === 'AbortError') {
    return { fields: {}, alert: undefined, waitSeconds: 0 };
  }
  if (error instanceof NetworkFailure) return { fields: {}, alert: { kind: 'network' }, waitSeconds: 0 };
  if (!(error instanceof ApiProblem)) return { fields: {}, alert: { kind: 'unexpected' }, waitSeconds: 0 };
  const { code, detail, errors = [] } = error.problem;
  const named = fieldOf[code];
  const fields: FieldProblems = Object.fromEntries(errors.map(({ path, message }) => [path, { message }]));
  if (named) fields[named] = { message: detail };
  return {
    fields,
    alert: named ? undefined : { kind: 'problem', code, text: detail },
    waitSeconds: error.problem.status === 429 ? (error.retryAfterSeconds ?? 0) : 0,
  };
}
