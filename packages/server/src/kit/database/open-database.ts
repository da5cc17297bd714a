import type { Config } from '../config.ts';
import type { Database } from './types.ts';

/** Loads only the driver it needs, because the embedded database takes a second to load. */
export async function openDatabase(config: Pick<Config, 'database'>): Promise<Database> {
  const { database } = config;
  if (database.kind === 'postgres')
    return (await import('./postgres.ts')).openPostgres(database.url, database);
  return (await import('./embedded.ts')).openEmbedded(database.folder);
}
