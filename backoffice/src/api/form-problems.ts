import { type BrokenRule, problemsOf } from '@semilla/client';
import type { Endpoint } from '@semilla/contract';
import { bodyFields } from './body-fields.ts';

type Values = Record<string, unknown>;

/** A message with its parameters, in the format of react-admin's forms. */
export interface FieldProblem {
  message: string;
  args: Record<string, string | number>;
}

export interface FormProblems {
  [field: string]: FieldProblem | FormProblems;
}

/** The API's messages by field. */
export type FieldRefusals = Record<string, string> | undefined;

/** A form-level error without text. It keeps the form unsaved, so leaving still asks; the message is shown elsewhere. */
export const notSent: FieldRefusals = { 'root.notSent': '' };

export function fieldProblem(code: string, args: FieldProblem['args'] = {}): FieldProblem {
  return { message: `validation.${code}`, args };
}

function nested(rules: Record<string, BrokenRule>): FormProblems {
  const problems: FormProblems = {};
  for (const [path, { code, params }] of Object.entries(rules)) {
    const steps = path.split('.');
    const last = steps.pop() ?? '';
    let parent = problems;
    for (const step of steps) {
      parent[step] ??= {};
      parent = parent[step] as FormProblems;
    }
    parent[last] = fieldProblem(code, params);
  }
  return problems;
}

/** Validates the form's values with the endpoint's schema, which the API also uses. */
export function formProblems(endpoint: Endpoint, values: Values): FormProblems {
  return endpoint.body ? nested(problemsOf(endpoint.body, bodyFields(endpoint, values))) : {};
}
