import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openInMemory } from '../src/kit/database/embedded.ts';
import { migrationsFolder } from '../src/kit/database/migrations-folder.ts';

function migrationsHash(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(migrationsFolder)
    .filter((file) => file.endsWith('.sql'))
    .sort()) {
    hash.update(name).update(readFileSync(join(migrationsFolder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * A dump of an empty, migrated database, created once per set of migrations: restoring it is five times faster than
 * migrating.
 */
export async function migratedDump(): Promise<string> {
  const file = join(tmpdir(), `semilla-migrated-${migrationsHash()}.tar`);
  if (existsSync(file)) return file;
  const database = await openInMemory();
  await database.migrate();
  const dump = await database.dump();
  await database.close();
  const temporary = `${file}.${process.pid}`;
  await writeFile(temporary, Buffer.from(await dump.arrayBuffer()));
  await rename(temporary, file);
  return file;
}
