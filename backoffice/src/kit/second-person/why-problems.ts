import { type FormProblems, fieldProblem } from '../../api/form-problems.ts';

/** Requires the reason in forms that always need a second administrator. */
export function whyProblems({ why }: Record<string, unknown>): FormProblems {
  return String(why ?? '').trim() ? {} : { why: fieldProblem('required') };
}
