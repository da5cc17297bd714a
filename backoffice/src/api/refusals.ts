import { ApiProblem, fieldMessagesOf, NetworkFailure } from '@semilla/client';
import { HttpError } from 'react-admin';

/** There was no response. The message is a key, which react-admin translates. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';

  constructor(cause: unknown) {
    super('common.backoffice.noAnswer', { cause });
  }
}

/** Converts an error to react-admin's format, with a status and field errors in `body.errors`. */
export function forReactAdmin(error: unknown): unknown {
  if (error instanceof NetworkFailure) return new NoAnswer(error);
  if (!(error instanceof ApiProblem)) return error;
  return new HttpError(error.message, error.problem.status, {
    ...error.problem,
    errors: fieldRefusalsOf(error),
  });
}

/** The API's messages for refused fields. Undefined if no field was refused. */
export function fieldRefusalsOf(error: unknown): Record<string, string> | undefined {
  if (error instanceof HttpError) return error.body?.errors;
  const messages = error instanceof ApiProblem ? fieldMessagesOf(error) : {};
  return Object.keys(messages).length ? messages : undefined;
}
