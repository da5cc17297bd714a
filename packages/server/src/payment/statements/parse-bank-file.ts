import { isPain002, type PaymentReport, parsePain002 } from '../payment-files/parse-pain002.ts';
import type { BankStatement } from './bank-statement.ts';
import { parseStatements, type StatementFormat } from './parse-statements.ts';

/** What a file of the bank holds: statements, or a report on payments that it was told to make. */
export type ParsedFile =
  | { format: StatementFormat; statements: BankStatement[]; report?: undefined }
  | { report: PaymentReport };

/** Reads a file of the bank; its first characters show what it is. */
export function parseBankFile(bytes: Uint8Array): ParsedFile {
  const start = new TextDecoder('utf-8').decode(bytes.subarray(0, 1_000));
  return isPain002(start) ? { report: parsePain002(bytes) } : parseStatements(bytes);
}
