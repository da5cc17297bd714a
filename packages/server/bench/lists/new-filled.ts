import { seedScale } from '@semilla/demo/seed/scale/index.ts';
import type { Size } from '@semilla/demo/seed/scale/size.ts';
import pg from 'pg';
import { pino } from 'pino';
import { createServices } from '../../src/start/create-services.ts';
import { readConfig } from '../../src/start/read-config.ts';

const silent = pino({ level: 'silent' });

/** Creates an empty database with the collation that the README prescribes. */
async function newDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  const statement = `create database ${name} template template0 encoding 'UTF8' locale 'C.UTF-8'`;
  await client.query(statement).finally(() => client.end());
  return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
}

/** Creates a database and fills it to the given size. */
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
