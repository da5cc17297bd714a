import { describe, inject } from 'vitest';
import { describeUpgrade } from '../../../test/cases/describe-upgrade.ts';
import { emptyPostgresDatabase } from '../../../test/postgres/databases.ts';
import { openPostgres } from './postgres.ts';

describe('a PostgreSQL that the demo filled at the baseline, migrated to the newest version', () => {
  describeUpgrade(async () => openPostgres(await emptyPostgresDatabase(inject('postgresUrl'))));
});
