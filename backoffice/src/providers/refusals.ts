import { ApiProblem, fieldMessagesOf, NetworkFailure } from '@semilla/client';
import { HttpError } from 'react-admin';

/** The network gave no answer. The message is a key, which react-admin translates where it shows it. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';

  constructor(cause: unknown) {
    super('common.backoffice.noAnswer', { cause });
  }
}

/** What a call threw, as react-admin expects it: with a status, and its errors by field in `body.errors`. */
export function forReactAdmin(error: unknown): unknown {
  if (error instanceof NetworkFailure) return new NoAnswer(error);
  if (!(error instanceof ApiProblem)) return error;
  return new HttpError(error.message, error.problem.status, {
    ...error.problem,
    errors: fieldRefusalsOf(error),
  });
}

/** The sentences of the API for the fields that it refused; undefined where no field is to blame. */
export function fieldRefusalsOf(error: unknown): Record<string, string> | undefined {
  if (error instanceof HttpError) return error.body?.errors;
  const messages = error instanceof ApiProblem ? fieldMessagesOf(error) : {};
  return Object.keys(messages).length ? messages : undefined;
}
