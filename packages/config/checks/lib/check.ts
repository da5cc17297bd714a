import type { Tree } from './tree.ts';

export interface Problem {
  file: string;
  line?: number;
  /** The problem and how to fix it. */
  message: string;
}

export interface Report {
  /** What was checked, so that a check that reads no files is noticed. */
  counted: string;
  problems: Problem[];
  /** Hints that do not fail the check. */
  notes?: string[];
}

export interface Check {
  name: string;
  run(tree: Tree): Report;
}
