import type { Check } from './check.ts';
import type { Tree } from './tree.ts';

export interface Outcome {
  passed: boolean;
  lines: string[];
}

/** The output of a check: one line without problems, else a line for each problem. */
export function outcome(check: Check, tree: Tree): Outcome {
  const { counted, problems, notes = [] } = check.run(tree);
  const passed = problems.length === 0;
  const head = passed
    ? `ok ${check.name} (${counted})`
    : `failed ${check.name} (${counted}, ${problems.length} wrong)`;
  return {
    passed,
    lines: [
      head,
      ...problems.map(({ file, line, message }) => `  ${line ? `${file}:${line}` : file} ${message}`),
      ...notes.map((note) => `  note: ${note}`),
    ],
  };
}
