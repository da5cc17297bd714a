// Runs after `npm run db:generate`: drizzle-kit compares the schema with the newest snapshot, and reads no other.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { migrationsFolder } from '../src/kit/database/migrations-folder.ts';

const meta = join(migrationsFolder, 'meta');
const snapshots = readdirSync(meta).filter((name) => name.endsWith('_snapshot.json'));
for (const older of snapshots.toSorted().slice(0, -1)) rmSync(join(meta, older));
