import { type BankStatement, StatementProblem } from './bank-statement.ts';
import { parseCamt053 } from './parse-camt053.ts';
import { parseNorma43 } from './parse-norma43.ts';

export type StatementFormat = 'norma43' | 'camt053';

const byteOrderMarks = [
  [0xfe, 0xff],
  [0xff, 0xfe],
];

/** Reads a bank file; its first characters show the format. */
export function parseStatements(bytes: Uint8Array): { format: StatementFormat; statements: BankStatement[] } {
  if (byteOrderMarks.some((mark) => mark.every((byte, index) => bytes[index] === byte)))
    throw new StatementProblem('statement_encoding', { line: 1 });
  const start = new TextDecoder('utf-8').decode(bytes.subarray(0, 200)).trimStart();
  if (start.startsWith('<')) return { format: 'camt053', statements: parseCamt053(bytes) };
  if (/^(?:11|00)\d/.test(start)) return { format: 'norma43', statements: parseNorma43(bytes) };
  throw new StatementProblem('statement_unknown');
}
