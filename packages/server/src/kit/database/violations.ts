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

/** Whether a write was refused because a value is taken; `constraint` names which. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const found = databaseError(error);
  return found?.code === '23505' && found.constraint === constraint;
}

/** Whether a write was refused because it would overlap another row, as with periods; `constraint` names which. */
export function isExclusionViolation(error: unknown, constraint: string): boolean {
  const found = databaseError(error);
  return found?.code === '23P01' && found.constraint === constraint;
}

export function isForeignKeyViolation(error: unknown): boolean {
  return databaseError(error)?.code === '23503';
}

/** Whether the database ended a transaction that has done nothing wrong: a deadlock, or a serialisation failure. */
export function isRetryable(error: unknown): boolean {
  return ['40P01', '40001'].includes(databaseError(error)?.code ?? '');
}

/**
 * Whether a commit that failed certainly undid everything: a constraint that was asked for at the end did not hold, or the
 * database gave the transaction up. A connection that broke, or a database that was stopped, tells nothing of it.
 */
export function isRolledBack(error: unknown): boolean {
  const { code = '' } = databaseError(error) ?? {};
  return isRetryable(error) || code.startsWith('23');
}
