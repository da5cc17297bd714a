import type { FieldProblem, FieldProblems } from '@semilla/client';

/** The first thing that the server found wrong with files, each of which has a path of its own. */
export function documentsProblem(problems: FieldProblems, name: string): FieldProblem | undefined {
  return Object.entries(problems).find(([path, problem]) => problem && path.split('.')[0] === name)?.[1];
}
