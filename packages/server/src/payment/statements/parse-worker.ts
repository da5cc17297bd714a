// What is imported here is loaded for each file, so of the contract only the two modules that reading needs.
import { parentPort, workerData } from 'node:worker_threads';
import { StatementProblem } from './bank-statement.ts';
import { parseStatements } from './parse-statements.ts';

/** A class does not survive the way between threads, so a refusal travels as its code and its place. */
export type ParsedApart =
  | { parsed: ReturnType<typeof parseStatements>; problem?: undefined }
  | { problem: Pick<StatementProblem, 'code' | 'params'> };

function read(bytes: Uint8Array): ParsedApart {
  try {
    return { parsed: parseStatements(bytes) };
  } catch (error) {
    if (!(error instanceof StatementProblem)) throw error;
    const { code, params } = error;
    return { problem: { code, params } };
  }
}

parentPort?.postMessage(read(workerData), []);
