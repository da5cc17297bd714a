import { withoutParams } from '../http/plugins/logging.ts';

const address = /[^\s<>"'(),;:]+@[^\s<>"'(),;]+/g;

/** Why a job failed, without query values and email addresses, because the reason is stored with the job. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return withoutParams(message).replace(address, '…');
}
