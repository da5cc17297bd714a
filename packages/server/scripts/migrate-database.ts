/**
 * Migrates the database as its owner, DATABASE_OWNER_URL, and grants the role of DATABASE_URL what the platform needs:
 * npm run db:migrate. The platform itself then runs with DATABASE_URL alone.
 */
import { ConfigError } from '../src/kit/config-error.ts';
import { grantToPlatform } from '../src/kit/database/grant-to-platform.ts';
import { openPostgres } from '../src/kit/database/postgres.ts';
import { readPostgresAddress } from '../src/kit/database/postgres-address.ts';
import { createJobs } from '../src/kit/jobs/create-jobs.ts';
import { readConfig } from '../src/start/read-config.ts';

function readSettings() {
  const { database, databaseOwnerUrl } = readConfig();
  if (database.kind !== 'postgres' || !databaseOwnerUrl) {
    throw new ConfigError(
      'The owner migrates the database for another role: set DATABASE_OWNER_URL and DATABASE_URL.',
    );
  }
  const { user: name, password } = readPostgresAddress(database.url);
  return { databaseOwnerUrl, name, password };
}

async function migrate(): Promise<string> {
  const { databaseOwnerUrl, ...role } = readSettings();
  const database = await openPostgres(databaseOwnerUrl);
  try {
    await database.migrate();
    const jobs = createJobs(database, {
      runsSchedules: true,
      onError: (error) => console.error(error.message),
    });
    await jobs.start();
    await jobs.stop();
    await grantToPlatform(database.db, role);
  } finally {
    await database.close();
  }
  return `The database is migrated, and ${role.name} may use it.`;
}

try {
  console.log(await migrate());
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
}
