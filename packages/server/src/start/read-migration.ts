import { ConfigError } from '../kit/config-error.ts';
import { readPostgresAddress } from '../kit/database/postgres-address.ts';
import { checkTransport } from './check-transport.ts';
import { readVariables } from './environment.ts';

/** The settings of the migration. It needs no others, so it can run without the secrets of the platform. */
export function readMigration(env: Record<string, string | undefined> = process.env) {
  const values = readVariables(env);
  const { NODE_ENV, DATABASE_OWNER_URL: ownerUrl, DATABASE_URL: url } = values;
  if (!ownerUrl || !url) {
    throw new ConfigError(
      'The owner migrates the database for another role: set DATABASE_OWNER_URL and DATABASE_URL.',
    );
  }
  if (NODE_ENV === 'production') checkTransport(values);
  const { user: name, password } = readPostgresAddress(url);
  return { ownerUrl, role: { name, password } };
}
