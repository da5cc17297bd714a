import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileSizeBytesMax } from '@semilla/contract';
import type { FastifyBaseLogger } from 'fastify';
import { thePlatform } from '../../kit/change/actor.ts';
import { makeChange } from '../../kit/change/make-change.ts';
import { InvalidInput } from '../../kit/errors.ts';
import type { Services } from '../../kit/services.ts';
import type { BankFileRow } from '../../schema/bank-files.ts';
import { withFile } from '../statements/with-file.ts';
import { digestOfFile, findKnownDigests, noteBankFile } from './queries.ts';
import { findComplete, readFound, type Sizes } from './read-folder.ts';

/** Why a file is refused; undefined if it can be imported. */
export function problemOf(error: unknown): NonNullable<BankFileRow['problem']> | undefined {
  const field = error instanceof InvalidInput ? error.fields.find(({ path }) => path === 'file') : undefined;
  return field && { code: field.code, params: field.params ?? {} };
}

async function problemIn(services: Services, file: File): Promise<BankFileRow['problem']> {
  try {
    await withFile(services, file, async () => {});
    return null;
  } catch (error) {
    const problem = problemOf(error);
    if (!problem) throw error;
    return problem;
  }
}

async function noteFile(services: Services, folder: string, name: string): Promise<void> {
  const tooLarge = await isTooLarge(folder, name);
  const file = tooLarge ? new File([name], name) : await readFound(folder, name);
  if (!file) return;
  const digest = digestOfFile(await file.bytes());
  if ((await findKnownDigests(services.database.db, [digest])).size) return;
  const problem = tooLarge ? { code: 'file_too_large', params: {} } : await problemIn(services, file);
  const noted = { name, origin: 'folder', digest, problem, uploadedById: null } as const;
  await makeChange(services, thePlatform, (change) => noteBankFile(change, noted, services.now()));
}

async function isTooLarge(folder: string, name: string): Promise<boolean> {
  const found = await lstat(join(folder, name)).catch(() => undefined);
  return (found?.size ?? 0) > fileSizeBytesMax;
}

/** Notes each complete file of the watched folder once: it waits for a person who starts its import, or is refused. */
export async function lookIntoFolder(services: Services, before: Sizes, nowMs = Date.now()): Promise<void> {
  const { depositAccount, statementsFolder } = services.config;
  if (!statementsFolder || !depositAccount) return;
  for (const name of await findComplete(statementsFolder, before, nowMs))
    await noteFile(services, statementsFolder, name);
}

/** Looks into the folder every minute. A folder that cannot be read is told to the operator. */
export async function watchFolder(services: Services, log: Pick<FastifyBaseLogger, 'error'>): Promise<void> {
  const before: Sizes = new Map();
  await services.jobs.schedule('look-into-statements-folder', '* * * * *', async () => {
    try {
      await lookIntoFolder(services, before);
    } catch (error) {
      log.error(error, 'the folder of statements cannot be read');
    }
  });
}
