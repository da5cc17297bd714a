/**
 * Resets the database; needs a switch: npm run db:reset -- --delete-everything deletes the embedded database with its
 * files and mails; npm run db:reset -- --delete-everything-in semilla_demo empties the PostgreSQL of a demo, which must
 * be named.
 */
import { parseArgs } from 'node:util';
import { ConfigError } from '../src/kit/config-error.ts';
import { readConfig } from '../src/start/read-config.ts';
import { resetEmbedded } from './resetting/reset-embedded.ts';

function readSwitches() {
  const options = {
    'delete-everything': { type: 'boolean' },
    'delete-everything-in': { type: 'string' },
  } as const;
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    throw new ConfigError((error as Error).message);
  }
}

async function reset(): Promise<string> {
  const switches = readSwitches();
  const config = readConfig();
  const { database, demo } = config;
  if (database.kind === 'embedded') return resetEmbedded(config, switches['delete-everything'] === true);
  if (!demo) {
    throw new ConfigError(
      'Of PostgreSQL only a demo is reset: set DEMO=true where DATABASE_URL is one, or unset DATABASE_URL for the embedded database.',
    );
  }
  const { resetPostgres } = await import('./resetting/reset-postgres.ts');
  return resetPostgres(database.directUrl ?? database.url, switches['delete-everything-in']);
}

try {
  console.log(await reset());
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
}
