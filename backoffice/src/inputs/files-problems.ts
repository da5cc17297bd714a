import type { FieldProblem, FormProblems } from './form-problems.ts';

const isProblem = (problem: FieldProblem | FormProblems): problem is FieldProblem =>
  typeof (problem as FieldProblem).message === 'string';

/** Shows the problem of a single file at the multi-file input. */
export function withFilesTogether(problems: FormProblems, source: string): FormProblems {
  const problem = problems[source];
  if (!problem || isProblem(problem)) return problems;
  const [first] = Object.values(problem);
  return first ? { ...problems, [source]: first } : problems;
}

/** Does the same for refusals of the API, which name a file by its index: `files.0`. */
export function refusalsTogether(errors: Record<string, string> | undefined, source: string) {
  if (!errors) return undefined;
  const entries = Object.entries(errors).map(([path, message]) => [
    path.startsWith(`${source}.`) ? source : path,
    message,
  ]);
  return Object.fromEntries(entries) as Record<string, string>;
}
