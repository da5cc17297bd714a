import { ApiProblem, NetworkFailure } from '@semilla/client';
import { HttpError } from 'react-admin';
import { NoAnswer } from '../providers/refusals.ts';

/** What to tell people of an error: the API's own words, or the key of ours. What a program says is not for them. */
export function messageOf(error: unknown): string {
  if (error instanceof HttpError || error instanceof ApiProblem) return error.message;
  if (error instanceof NoAnswer || error instanceof NetworkFailure) return 'common.backoffice.noAnswer';
  return 'errors.request.failed';
}
