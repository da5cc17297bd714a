import { type Endpoint, type FieldError, fieldErrorsByPath } from '@semilla/contract';
import { fieldsFor } from '../providers/request-body.ts';

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

/** Keeps the form marked as unsaved, so that leaving still asks; the message is shown elsewhere. */
export const notSent: FieldRefusals = { 'root.notSent': '' };

export function fieldProblem(code: string, args: FieldProblem['args'] = {}): FieldProblem {
  return { message: `validation.${code}`, args };
}

function valueAt(values: Values, steps: string[]): unknown {
  return steps.reduce<unknown>((value, step) => (value as Values | undefined)?.[step], values);
}

function nested(found: Record<string, FieldError>, values: Values): FormProblems {
  const problems: FormProblems = {};
  for (const [path, { code, params }] of Object.entries(found)) {
    const steps = path.split('.');
    // A missing value is always reported as required, whichever rule it breaks.
    const isMissing = (valueAt(values, steps) ?? '') === '';
    const last = steps.pop() ?? '';
    let parent = problems;
    for (const step of steps) {
      parent[step] ??= {};
      parent = parent[step] as FormProblems;
    }
    parent[last] = isMissing ? fieldProblem('required') : fieldProblem(code, params);
  }
  return problems;
}

/** Validates the values of a form with the endpoint's schema, the same one that the API applies. */
export function formProblems(endpoint: Endpoint, values: Values): FormProblems {
  const sent = fieldsFor(endpoint, values);
  const result = endpoint.body?.safeDecode(sent);
  return !result || result.success ? {} : nested(fieldErrorsByPath(result.error), sent);
}
