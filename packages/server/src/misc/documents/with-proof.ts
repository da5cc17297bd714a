import { ApiError } from '../../kit/errors.ts';
import type { Services } from '../../kit/services.ts';
import { deleteUnusedFile, prepareDocument } from './prepare-document.ts';
import type { StoredDocument } from './queries.ts';

/** Runs a command with a proof of payment; deletes the file if the command is refused. */
export async function withProof<T>(
  services: Pick<Services, 'files' | 'now'>,
  { file, uploadedBy }: { file: File; uploadedBy: string | undefined },
  act: (proof: StoredDocument) => Promise<T>,
): Promise<T> {
  const proof = await prepareDocument(services, { purpose: 'payment-proof', file, uploadedBy });
  return act(proof).catch(async (error) => {
    // After any other error the command may have been committed and need the file.
    if (error instanceof ApiError) await deleteUnusedFile(services, proof);
    throw error;
  });
}
