import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from '../kit/config.ts';

/** Finds out whether the address can be had, before anything is opened or filled for nothing. */
export async function checkAddress({ port, host }: Pick<Config, 'port' | 'host'>): Promise<void> {
  const server = createServer().listen({ port, host });
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}
