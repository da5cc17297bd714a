// These imports are loaded for each file, so the worker imports only the two modules of the contract that
// reading needs.
import { parentPort, workerData } from 'node:worker_threads';
import { StatementProblem } from './bank-statement.ts';
import { type ParsedFile, parseBankFile } from './parse-bank-file.ts';

/** Class instances cannot be sent between threads, so a refusal is sent as code and params. */
export type ParsedApart =
  | { parsed: ParsedFile; problem?: undefined }
  | { problem: Pick<StatementProblem, 'code' | 'params'> };

function read(bytes: Uint8Array): ParsedApart {
  try {
    return { parsed: parseBankFile(bytes) };
  } catch (error) {
    if (!(error instanceof StatementProblem)) throw error;
    const { code, params } = error;
    return { problem: { code, params } };
  }
}

parentPort?.postMessage(read(workerData), []);
