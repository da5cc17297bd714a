import { megabytesOf, statementSizeBytesMax } from '@semilla/contract';
import type { FastifyBaseLogger } from 'fastify';
import { thePlatform } from '../../kit/change/actor.ts';
import { makeChange } from '../../kit/change/make-change.ts';
import { ApiError, InvalidInput } from '../../kit/errors.ts';
import { scanFiles } from '../../kit/files/scan-files.ts';
import type { Services } from '../../kit/services.ts';
import type { BankFileRow } from '../../schema/bank-files.ts';
import { withFile } from '../statements/with-file.ts';
import { digestOfFile, findKnownDigests, noteBankFile } from './queries.ts';
import { type CompleteFile, findComplete, type Looks, newLooks, readFound } from './read-folder.ts';

/** Why a file is refused; undefined if it can be imported. */
export function problemOf(error: unknown): NonNullable<BankFileRow['problem']> | undefined {
  if (error instanceof ApiError && error.code === 'file.infected')
    return { code: 'file_infected', params: {} };
  const field = error instanceof InvalidInput ? error.fields.find(({ path }) => path === 'file') : undefined;
  return field && { code: field.code, params: field.params ?? {} };
}

export async function problemIn(services: Services, file: File): Promise<BankFileRow['problem']> {
  const { clamavUrl, timeouts } = services.config;
  try {
    if (clamavUrl) await scanFiles(clamavUrl, [await file.bytes()], timeouts.scannerMs);
    await withFile(services, file, async () => {});
    return null;
  } catch (error) {
    const problem = problemOf(error);
    if (!problem) throw error;
    return problem;
  }
}

/** A file that is too large is not read. Its name and size replace its content in the digest. */
async function readOrRefuse(services: Services, folder: string, { name, sizeBytes }: CompleteFile) {
  if (sizeBytes >= statementSizeBytesMax) {
    const digest = digestOfFile(Buffer.from(`${name} ${sizeBytes}`));
    const max = megabytesOf(statementSizeBytesMax);
    return { digest, problemOfFile: async () => ({ code: 'file_too_large', params: { max } }) };
  }
  const file = await readFound(folder, name);
  if (!file) return undefined;
  return { digest: digestOfFile(await file.bytes()), problemOfFile: () => problemIn(services, file) };
}

async function noteFile(services: Services, folder: string, complete: CompleteFile): Promise<void> {
  const found = await readOrRefuse(services, folder, complete);
  if (!found || (await findKnownDigests(services.database.db, [found.digest])).size) return;
  const { digest, problemOfFile } = found;
  const problem = await problemOfFile();
  const noted = { name: complete.name, origin: 'folder', digest, problem, uploadedById: null } as const;
  await makeChange(services, thePlatform, (change) => noteBankFile(change, noted, services.now()));
}

/**
 * Stores each complete file of the watched folder once. It either waits for a person to start its import, or is refused. A file
 * that cannot be read is retried later and does not stop the others.
 */
export async function lookIntoFolder(services: Services, looks: Looks, nowMs = Date.now()): Promise<void> {
  const { depositAccount, statementsFolder } = services.config;
  if (!statementsFolder || !depositAccount) return;
  const failures: unknown[] = [];
  for (const complete of await findComplete(statementsFolder, looks, nowMs)) {
    try {
      await noteFile(services, statementsFolder, complete);
      looks.read.add(complete.asSeen);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length) throw new AggregateError(failures, 'some files of the folder cannot be read');
}

/** What looks into the folder again and again. Errors are only logged, because the next look tries again what failed. */
export function folderWatch(services: Services, log: Pick<FastifyBaseLogger, 'error'>): () => Promise<void> {
  const looks = newLooks();
  return () =>
    lookIntoFolder(services, looks).catch((error) =>
      log.error(error, 'the folder of statements cannot be read'),
    );
}
