import { type ErrorCode, errorCatalogue, type FieldError } from '@semilla/contract';
import type { MessageKey } from '@semilla/i18n';

/** What fills the words of a refusal; a `key` stands for words in the language of whoever is refused. */
export type ErrorParams = Record<string, string | number | { key: MessageKey }>;

/** A refusal with a name of the contract's catalogue, which settles its status, and what fills its words. */
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
    } = {},
  ) {
    super(code);
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

/** Not there, or not the caller's to know of: nobody can tell which. */
export class NotFound extends ApiError {
  constructor() {
    super('request.not_found');
  }
}

/** A refusal that belongs to one field of a form, such as an address that is taken. */
export class FieldConflict extends ApiError {
  constructor(code: ErrorCode, path: string) {
    super(code, { fields: [{ path, code, params: {} }] });
  }
}

/** Stops a request when something that must be true is not; the name says what. */
export function assert(condition: unknown, invariant: string): asserts condition {
  if (!condition) throw new Error(`invariant broken: ${invariant}`);
}
