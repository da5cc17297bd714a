import pg from 'pg';
import { pino } from 'pino';
import { readConfig } from '../../src/config.ts';
import { seedScale } from '../../src/demo/scale/index.ts';
import type { Size } from '../../src/demo/scale/size.ts';
import { createServices } from '../../src/services.ts';

const silent = pino({ level: 'silent' });

/** An empty database with letters in their order, as the README says that one is made. */
async function newDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  const made = `create database ${name} template template0 encoding 'UTF8' locale 'C.UTF-8'`;
  await client.query(made).finally(() => client.end());
  return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
}

/** A database of that size on a PostgreSQL. */
export async function newFilled(
  serverUrl: string,
  name: string,
  { size, dataDir }: { size: Size; dataDir: string },
): Promise<string> {
  const url = await newDatabase(serverUrl, name);
  const config = readConfig({ DATABASE_URL: url, DATA_DIR: dataDir, DEMO: 'true' });
  const services = await createServices(config, silent, {});
  await seedScale(services, size, (line) => console.log(`  ${name}: ${line}`));
  await services.pages.close();
  await services.database.close();
  return url;
}
