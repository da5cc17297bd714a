import type { BankFile } from '@semilla/contract';
import type { Change } from '../../kit/change/make-change.ts';
import { ApiError } from '../../kit/errors.ts';
import type { Services } from '../../kit/services.ts';
import type { BankFileRow } from '../../schema/bank-files.ts';
import { problemIn } from './look-into-folder.ts';
import { digestOfFile, findRefused, lockRefused, updateFile } from './queries.ts';
import { readFound } from './read-folder.ts';

/** The current problem of a refused file. A missing day may have been imported since, or a newer version may read more. */
export async function findProblemNow(
  services: Services,
  bankFileId: string,
): Promise<BankFileRow['problem']> {
  const refused = await findRefused(services.database.db, bankFileId);
  const { statementsFolder } = services.config;
  const isReadable = refused.origin === 'folder' && refused.problem?.code !== 'file_too_large';
  const file = statementsFolder && isReadable ? await readFound(statementsFolder, refused.name) : undefined;
  if (!file || digestOfFile(await file.bytes()) !== refused.digest) throw new ApiError('payment.file_gone');
  return problemIn(services, file);
}

/** Stores the result of reading the file again: it waits for its import, or stays refused with its current problem. */
export async function storeProblem(
  change: Change,
  bankFileId: string,
  problem: BankFileRow['problem'],
): Promise<BankFile> {
  const refused = await lockRefused(change.tx, bankFileId);
  return updateFile(change, refused, { problem, state: problem ? 'refused' : 'found' });
}

export async function discardFile(change: Change, bankFileId: string): Promise<BankFile> {
  const refused = await lockRefused(change.tx, bankFileId);
  return updateFile(change, refused, { problem: refused.problem, state: 'discarded' });
}
