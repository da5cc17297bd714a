import { withoutParams } from '../http/plugins/logging.ts';

const address = /[^\s<>"'(),;:]+@[^\s<>"'(),;]+/g;

/** Why a job failed, without values of a query and without addresses, because it is stored beside the job. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return withoutParams(message).replace(address, '…');
}
