import { describe, inject } from 'vitest';
import { emptyPostgresDatabase } from '../testing/postgres/databases.ts';
import { openPostgres } from './postgres.ts';
import { describeUpgrade } from './upgrade.test-cases.ts';

describe('a PostgreSQL that the demo filled at the baseline, migrated to the newest version', () => {
  describeUpgrade(async () => openPostgres(await emptyPostgresDatabase(inject('postgresUrl'))));
});
