import type { Config } from '../config.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';
import type { Database } from './types.ts';

export function openDatabase(config: Pick<Config, 'database'>): Promise<Database> {
  const { database } = config;
  return database.kind === 'embedded' ? openEmbedded(database.folder) : openPostgres(database.url);
}
