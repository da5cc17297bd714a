import type { FieldProblem, FormProblems } from '../../api/form-problems.ts';

const isProblem = (problem: FieldProblem | FormProblems): problem is FieldProblem =>
  typeof (problem as FieldProblem).message === 'string';

/** Moves the problem of a single file to the multi-file input, which can show only one problem. */
export function withFilesTogether(problems: FormProblems, source: string): FormProblems {
  const problem = problems[source];
  if (!problem || isProblem(problem)) return problems;
  const [first] = Object.values(problem);
  return first ? { ...problems, [source]: first } : problems;
}

/** Moves refusals of single files (`files.0` in the API) to the multi-file input (`files`). */
export function refusalsTogether(errors: Record<string, string> | undefined, source: string) {
  if (!errors) return undefined;
  const entries = Object.entries(errors).map(([path, message]) => [
    path.startsWith(`${source}.`) ? source : path,
    message,
  ]);
  return Object.fromEntries(entries) as Record<string, string>;
}
