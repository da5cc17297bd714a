import { type FormProblems, fieldProblem } from '../inputs/form-problems.ts';

/** What is wrong with the reason in a form whose act always needs a second administrator. */
export function whyProblems({ why }: Record<string, unknown>): FormProblems {
  return String(why ?? '').trim() ? {} : { why: fieldProblem('required') };
}
