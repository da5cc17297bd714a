/**
 * Migrates the database as its owner, DATABASE_OWNER_URL, and grants the role of DATABASE_URL what the platform needs:
 * npm run db:migrate. The platform itself then runs with DATABASE_URL alone.
 */
import { ConfigError } from '../src/kit/config-error.ts';
import { grantToPlatform } from '../src/kit/database/grant-to-platform.ts';
import { openPostgres } from '../src/kit/database/postgres.ts';
import { createJobs } from '../src/kit/jobs/create-jobs.ts';
import { readMigration } from '../src/start/read-migration.ts';

async function migrate(): Promise<string> {
  const { ownerUrl, role } = readMigration();
  const database = await openPostgres(ownerUrl);
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
