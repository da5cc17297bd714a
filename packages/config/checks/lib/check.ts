import type { Tree } from './tree.ts';

export interface Problem {
  file: string;
  line?: number;
  /** What is wrong, and what to do about it. */
  message: string;
}

export interface Report {
  /** What was looked at, so that a check that looks at nothing is noticed. */
  counted: string;
  problems: Problem[];
  /** Worth reading, fails nothing. */
  notes?: string[];
}

export interface Check {
  name: string;
  run(tree: Tree): Report;
}
