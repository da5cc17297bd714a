import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from '../kit/config.ts';

/** Throws if the address is in use, before the database is opened or filled in vain. */
export async function checkAddress({ port, host }: Pick<Config, 'port' | 'host'>): Promise<void> {
  const server = createServer().listen({ port, host });
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}
