import { type ErrorCode, errorCatalogue, type FieldError } from '@semilla/contract';
import type { MessageKey } from '@semilla/i18n';

/** Values for the placeholders of an error message; a `key` is translated into the caller's language. */
export type ErrorParams = Record<string, string | number | { key: MessageKey }>;

/** An error with a code from the contract's catalogue; the code determines the HTTP status. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly params: ErrorParams;
  readonly fields: FieldError[];
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    given: {
      params?: ErrorParams;
      fields?: FieldError[];
      retryAfterSeconds?: number;
      cause?: unknown;
    } = {},
  ) {
    super(code, { cause: given.cause });
    this.code = code;
    this.status = errorCatalogue[code];
    this.params = given.params ?? {};
    this.fields = given.fields ?? [];
    this.retryAfterSeconds = given.retryAfterSeconds;
  }
}

export class InvalidInput extends ApiError {
  constructor(fields: FieldError[]) {
    super('request.invalid', { fields });
  }
}

export class Unauthenticated extends ApiError {
  constructor() {
    super('request.unauthenticated');
  }
}

export class Forbidden extends ApiError {
  constructor() {
    super('request.forbidden');
  }
}

/** The record does not exist, or the caller may not see it; the answer does not reveal which. */
export class NotFound extends ApiError {
  constructor() {
    super('request.not_found');
  }
}

/** An error about one field of a form, such as an address that is taken. */
export class FieldConflict extends ApiError {
  constructor(code: ErrorCode, path: string) {
    super(code, { fields: [{ path, code, params: {} }] });
  }
}

/** Throws if something that must be true is not; `invariant` says what. */
export function assert(condition: unknown, invariant: string): asserts condition {
  if (!condition) throw new Error(`invariant broken: ${invariant}`);
}
