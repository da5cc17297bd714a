import type { Problem } from '@semilla/contract';
import { fetchUtils, HttpError } from 'react-admin';
import { currentLocale } from './locale-choice.ts';

type Json = Record<string, unknown>;
export type HttpAnswer = Awaited<ReturnType<typeof fetchUtils.fetchJson>>;

/** `errors` by field, as react-admin's forms expect them in the body of a refusal. */
export interface RefusalBody extends Omit<Problem, 'errors'> {
  errors?: Record<string, string>;
}

function byField(errors: Problem['errors']): Record<string, string> | undefined {
  if (!errors?.length) return undefined;
  // Only the first error of a field is shown.
  return Object.fromEntries(errors.toReversed().map(({ path, message }) => [path, message]));
}

/** The network gave no answer. The message is a key, which react-admin translates when showing it. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';

  constructor(cause: unknown) {
    super('common.backoffice.noAnswer', { cause });
  }
}

/** A refusal with the API's message and its errors by field. */
export function refusalOf(error: unknown): unknown {
  if (error instanceof TypeError) return new NoAnswer(error);
  if (!(error instanceof HttpError)) return error;
  const problem = error.body as Problem | undefined;
  if (!problem?.code) return error;
  const body: RefusalBody = { ...problem, errors: byField(problem.errors) };
  return new HttpError(problem.detail, error.status, body);
}

export function headersFor(options: fetchUtils.Options): Headers {
  const headers = new Headers(options.headers);
  headers.set('Accept', 'application/json');
  headers.set('Accept-Language', currentLocale());
  return headers;
}

/**
 * React-admin's client, with the language of the page, and with the API's refusals as errors that forms
 * understand.
 */
export async function httpClient(url: string, options: fetchUtils.Options = {}): Promise<HttpAnswer> {
  return fetchUtils
    .fetchJson(url, { ...options, credentials: 'same-origin', headers: headersFor(options) })
    .catch((error: unknown) => {
      throw refusalOf(error);
    });
}

/** Copies the record's id to `id`, the name that react-admin expects. */
export function withId(record: Json, idField: string): Json & { id: string | number } {
  return { ...record, id: record[idField] as string | number };
}
