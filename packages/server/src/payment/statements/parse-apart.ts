import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { StatementProblem } from './bank-statement.ts';
import { type ParsedFile, parseBankFile } from './parse-bank-file.ts';
import type { ParsedApart } from './parse-worker.ts';

/** Reading a file of this size takes less time than starting a thread. */
const smallBytesMax = 1_000_000;
/** The memory limit of the thread. A file of 25 MB needs half of it. */
const memoryMb = 2_000;

/**
 * Reads a bank file. A large one is read in a separate thread, because 10,000 movements in camt.053 would block all other
 * requests for more than a second.
 */
export async function parseApart(bytes: Uint8Array): Promise<ParsedFile> {
  if (bytes.byteLength <= smallBytesMax) return parseBankFile(bytes);
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
