import { ApiProblem, NetworkFailure } from '@semilla/contract/client';
import { HttpError } from 'react-admin';
import { NoAnswer } from '../providers/http-client.ts';

/**
 * The message of an error for people: the API's own, or a message key. Texts of programming errors are not
 * shown.
 */
export function messageOf(error: unknown): string {
  if (error instanceof HttpError || error instanceof ApiProblem) return error.message;
  if (error instanceof NoAnswer || error instanceof NetworkFailure) return 'common.backoffice.noAnswer';
  return 'errors.request.failed';
}
