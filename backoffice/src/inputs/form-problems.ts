import { type BrokenRule, problemsOf } from '@semilla/client';
import type { Endpoint } from '@semilla/contract';
import { bodyFields } from '../providers/body-fields.ts';

type Values = Record<string, unknown>;

/** A message with what fills it, as react-admin's forms want it. */
export interface FieldProblem {
  message: string;
  args: Record<string, string | number>;
}

export interface FormProblems {
  [field: string]: FieldProblem | FormProblems;
}

/** What the API found wrong with which field, in its words. */
export type FieldRefusals = Record<string, string> | undefined;

/** Tells the form that it is not saved, so that leaving it still asks; the words stand elsewhere. */
export const notSent: FieldRefusals = { 'root.notSent': '' };

export function fieldProblem(code: string, args: FieldProblem['args'] = {}): FieldProblem {
  return { message: `validation.${code}`, args };
}

function nested(rules: Record<string, BrokenRule>): FormProblems {
  const problems: FormProblems = {};
  for (const [path, { code, params }] of Object.entries(rules)) {
    const steps = path.split('.');
    const last = steps.pop() ?? '';
    let under = problems;
    for (const step of steps) {
      under[step] ??= {};
      under = under[step] as FormProblems;
    }
    under[last] = fieldProblem(code, params);
  }
  return problems;
}

/** What the API would refuse in the fields of a form, by the very rules that it applies. */
export function formProblems(endpoint: Endpoint, values: Values): FormProblems {
  return endpoint.body ? nested(problemsOf(endpoint.body, bodyFields(endpoint, values))) : {};
}
