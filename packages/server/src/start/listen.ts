import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../kit/config.ts';
import { checkAddress } from './check-address.ts';
import { lockPort } from './lock-port.ts';

type Address = Pick<Config, 'port' | 'host'>;

/**
 * How many new connections may wait at a socket. With the default of Node, 511, Linux resets some when thousands of
 * readers connect at once. Linux lowers it to `net.core.somaxconn`.
 */
const backlog = 4_096;
/** Only Linux spreads new connections over sockets with the same address. */
const sockets = process.platform === 'linux' ? 16 : 1;

/** What an HTTP server of Node sets for its own connections. */
const asForHttp = { allowHalfOpen: true, noDelay: true };

/**
 * Listens at the address with several sockets. Node accepts one connection per socket and turn of its loop, and
 * under load a turn takes long: with one socket, new connections, and the health check among them, waited for seconds
 * behind those that came before.
 */
async function listenWithAll(app: FastifyInstance, { port, host }: Address): Promise<void> {
  const more: Server[] = [];
  app.addHook('preClose', async () => {
    for (const server of more) server.close();
  });
  const options = { host, backlog, reusePort: sockets > 1 };
  await app.listen({ ...options, port });
  // With port 0, the first socket gets a free one.
  const { port: ownPort } = app.server.address() as AddressInfo;
  while (more.length < sockets - 1) {
    const server = createServer(asForHttp, (socket) => app.server.emit('connection', socket));
    more.push(server.listen({ ...options, port: ownPort }));
    await once(server, 'listening');
  }
}

/** Listens at the address, unless another process came to listen there since this one started. */
export async function listen(app: FastifyInstance, address: Address): Promise<void> {
  if (sockets === 1 || address.port === 0) return listenWithAll(app, address);
  const release = await lockPort(address.port);
  try {
    await checkAddress(address);
    await listenWithAll(app, address);
  } finally {
    release();
  }
}
