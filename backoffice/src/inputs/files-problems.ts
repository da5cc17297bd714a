import type { FieldProblem, FormProblems } from './form-problems.ts';

const isProblem = (given: FieldProblem | FormProblems): given is FieldProblem =>
  typeof (given as FieldProblem).message === 'string';

/** What is wrong with one of several files stands at the field that they were all chosen in. */
export function withFilesTogether(problems: FormProblems, source: string): FormProblems {
  const given = problems[source];
  if (!given || isProblem(given)) return problems;
  const [first] = Object.values(given);
  return first ? { ...problems, [source]: first } : problems;
}

/** The same for the API's refusals, which name a file by its number: `files.0`. */
export function refusalsTogether(errors: Record<string, string> | undefined, source: string) {
  if (!errors) return undefined;
  const named = Object.entries(errors).map(([path, message]) => [
    path.startsWith(`${source}.`) ? source : path,
    message,
  ]);
  return Object.fromEntries(named) as Record<string, string>;
}
