import { ApiProblem, NetworkFailure } from '@semilla/client';
import { HttpError } from 'react-admin';
import { NoAnswer } from '../../api/refusals.ts';

/** The message of an error for users: the API's text, or a message key. Texts of programming errors are never shown. */
export function messageOf(error: unknown): string {
  if (error instanceof HttpError || error instanceof ApiProblem) return error.message;
  if (error instanceof NoAnswer || error instanceof NetworkFailure) return 'common.backoffice.noAnswer';
  return 'errors.request.failed';
}
