import type { BankFile } from '@semilla/contract';
import type { Change } from '../../kit/change/make-change.ts';
import { ApiError } from '../../kit/errors.ts';
import type { Services } from '../../kit/services.ts';
import { problemIn } from './look-into-folder.ts';
import { digestOfFile, lockRefused, updateFile } from './queries.ts';
import { readFound } from './read-folder.ts';

/** Reads a refused file of the folder again: a day may have come meanwhile, or a new version may read more. */
export async function retryFile(change: Change, services: Services, bankFileId: string): Promise<BankFile> {
  const refused = await lockRefused(change.tx, bankFileId);
  const { statementsFolder } = services.config;
  const isReadable = refused.origin === 'folder' && refused.problem?.code !== 'file_too_large';
  const file = statementsFolder && isReadable ? await readFound(statementsFolder, refused.name) : undefined;
  if (!file || digestOfFile(await file.bytes()) !== refused.digest) throw new ApiError('payment.file_gone');
  const problem = await problemIn(services, file);
  return updateFile(change, refused, { problem, state: problem ? 'refused' : 'found' });
}

export async function discardFile(change: Change, bankFileId: string): Promise<BankFile> {
  const refused = await lockRefused(change.tx, bankFileId);
  return updateFile(change, refused, { problem: refused.problem, state: 'discarded' });
}
