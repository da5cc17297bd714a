interface DatabaseError {
  code?: string;
  constraint?: string;
  cause?: unknown;
}

function databaseError(error: unknown): DatabaseError | undefined {
  for (
    let found = error as DatabaseError | undefined;
    found;
    found = found.cause as DatabaseError | undefined
  ) {
    if (typeof found.code === 'string' && /^[0-9A-Z]{5}$/.test(found.code)) return found;
  }
  return undefined;
}

/** Whether a write violated this unique constraint. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const found = databaseError(error);
  return found?.code === '23505' && found.constraint === constraint;
}

/** Whether a write violated this exclusion constraint, such as overlapping periods. */
export function isExclusionViolation(error: unknown, constraint: string): boolean {
  const found = databaseError(error);
  return found?.code === '23P01' && found.constraint === constraint;
}

export function isForeignKeyViolation(error: unknown): boolean {
  return databaseError(error)?.code === '23503';
}

/** Whether the database ended a correct transaction because of a deadlock or a serialisation failure. */
export function isRetryable(error: unknown): boolean {
  return ['40P01', '40001'].includes(databaseError(error)?.code ?? '');
}

/**
 * Whether a failed commit certainly undid everything: a deferred constraint was violated, or the database ended the
 * transaction. After a broken connection or a database shutdown the outcome is unknown.
 */
export function isRolledBack(error: unknown): boolean {
  const { code = '' } = databaseError(error) ?? {};
  return isRetryable(error) || code.startsWith('23');
}

/** Whether a transaction waited too long for a lock. */
export function isLockTimeout(error: unknown): boolean {
  return databaseError(error)?.code === '55P03';
}

const notConnected = /timeout exceeded when trying to connect/;

/** Whether a transaction certainly changed nothing: the database ended it, or it never had a connection. */
export function isUndone(error: unknown): boolean {
  const { code = '' } = databaseError(error) ?? {};
  return (
    isRolledBack(error) || ['55P03', '57014'].includes(code) || notConnected.test(innermostMessage(error))
  );
}

/** Whether the role lacks the right for a statement. */
export const isForbidden = (error: unknown): boolean => databaseError(error)?.code === '42501';

const readOnlyCode = '25006';

/** Whether a write reached a node that does not accept writes. */
export function isReadOnly(error: unknown): boolean {
  return databaseError(error)?.code === readOnlyCode;
}

// In this order: lock timeout, idle transaction, statement timeout, shutting down (two codes), starting,
// standby, and out of disk, memory or connections.
const unavailableCodes = '55P03 25P03 57014 57P01 57P02 57P03 25006 53100 53200 53300'.split(' ');
const networkCode =
  /\b(?:ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|EAI_AGAIN)\b/;
const brokenConnection = /^Connection terminated|is not queryable$|timeout exceeded when trying to connect/;

function isBrokenConnection(error: Error): boolean {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (networkCode.test(code) || networkCode.test(error.message)) return true;
  // For a host name with several addresses, Node throws an AggregateError without a message and with one error per address.
  return error instanceof AggregateError
    ? error.errors.some((one) => one instanceof Error && isBrokenConnection(one))
    : brokenConnection.test(error.message);
}

/**
 * Whether the database is unreachable, too busy, or ended this transaction in favour of another one, so a
 * retry may succeed.
 */
export function isUnavailable(error: unknown): boolean {
  const { code = '' } = databaseError(error) ?? {};
  if (unavailableCodes.includes(code) || code.startsWith('08') || isRetryable(error)) return true;
  for (let found = error; found instanceof Error; found = found.cause) {
    if (isBrokenConnection(found)) return true;
  }
  return false;
}

/** The message of the innermost cause, or its code: the outer ones repeat the query with its values. */
export function innermostMessage(error: unknown): string {
  let found = error;
  while (found instanceof Error && found.cause instanceof Error) found = found.cause;
  return found instanceof Error ? found.message || ((found as NodeJS.ErrnoException).code ?? found.name) : '';
}
