import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { StatementProblem } from './bank-statement.ts';
import { parseStatements } from './parse-statements.ts';
import type { ParsedApart } from './parse-worker.ts';

export type ParsedFile = ReturnType<typeof parseStatements>;

/** A file of this size is read in less time than it takes to start a thread. */
const smallBytesMax = 1_000_000;
/** A file of 25 MB needs half of it. */
const memoryMb = 2_000;

/**
 * Reads a bank's file. A large one is read in a thread of its own, because 10,000 movements in camt.053 would keep all other
 * requests waiting for more than a second.
 */
export async function parseApart(bytes: Uint8Array): Promise<ParsedFile> {
  if (bytes.byteLength <= smallBytesMax) return parseStatements(bytes);
  const worker = new Worker(new URL('./parse-worker.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  try {
    const [read] = (await once(worker, 'message')) as [ParsedApart];
    if (read.problem) throw new StatementProblem(read.problem.code, read.problem.params);
    return read.parsed;
  } finally {
    await worker.terminate();
  }
}
