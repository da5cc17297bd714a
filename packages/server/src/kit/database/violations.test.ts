import { createConnection } from 'node:net';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, it } from 'vitest';
import { isUnavailable } from './violations.ts';

const withCode = (code: string, message = '') => Object.assign(new Error(message), { code });
const asQuery = (cause: Error) => new DrizzleQueryError('select 1', [], cause);

/** The error of a connection to a host name with two addresses where nothing listens. */
const refusedTwice = () =>
  new Promise<Error>((resolve) => {
    const lookup = (_: string, __: object, found: (error: null, all: object[]) => void) =>
      found(null, [
        { address: '127.0.0.1', family: 4 },
        { address: '::1', family: 6 },
      ]);
    createConnection({ host: 'database.example', port: 1, lookup: lookup as never }).on('error', resolve);
  });

describe('the database is unavailable', () => {
  it.each(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN', 'ENOTFOUND'])(
    '[B9] after %s',
    (code) => {
      expect(isUnavailable(asQuery(withCode(code)))).toBe(true);
      expect(isUnavailable(asQuery(new Error(`connect ${code} 10.0.0.2:5432`)))).toBe(true);
    },
  );

  it('[B9] if every address of a host name refuses the connection', async () => {
    const error = await refusedTwice();
    expect(error).toBeInstanceOf(AggregateError);
    expect(isUnavailable(asQuery(error))).toBe(true);
  });

  it.each(['40001', '40P01', '57P01', '53300', '25006', '08006'])('[B9] if it answers %s', (code) => {
    expect(isUnavailable(asQuery(withCode(code, 'terminating connection')))).toBe(true);
  });

  it.each(['23505', '42601', 'ENOENT'])('[B9] but not because of %s', (code) => {
    expect(isUnavailable(asQuery(withCode(code, 'wrong')))).toBe(false);
  });
});
