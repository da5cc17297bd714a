import { type Endpoint, type FieldError, fieldErrorsByPath } from '@semilla/contract';
import { fieldsFor } from '../providers/request-body.ts';

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

function valueAt(values: Values, steps: string[]): unknown {
  return steps.reduce<unknown>((under, step) => (under as Values | undefined)?.[step], values);
}

function nested(found: Record<string, FieldError>, values: Values): FormProblems {
  const problems: FormProblems = {};
  for (const [path, { code, params }] of Object.entries(found)) {
    const steps = path.split('.');
    // Whatever else a rule says of what was left out, to the one who left it out it is missing.
    const isMissing = (valueAt(values, steps) ?? '') === '';
    const last = steps.pop() ?? '';
    let under = problems;
    for (const step of steps) {
      under[step] ??= {};
      under = under[step] as FormProblems;
    }
    under[last] = isMissing ? fieldProblem('required') : fieldProblem(code, params);
  }
  return problems;
}

/** What the API would refuse in the fields of a form, by the very rules that it applies. */
export function formProblems(endpoint: Endpoint, values: Values): FormProblems {
  const sent = fieldsFor(endpoint, values);
  const result = endpoint.body?.safeDecode(sent);
  return !result || result.success ? {} : nested(fieldErrorsByPath(result.error), sent);
}
