import type { FieldProblem, FieldProblems } from '@semilla/client';

/** The server's first problem with any of the files. The path of a problem contains the index of its file. */
export function documentsProblem(problems: FieldProblems, name: string): FieldProblem | undefined {
  return Object.entries(problems).find(([path, problem]) => problem && path.split('.')[0] === name)?.[1];
}
