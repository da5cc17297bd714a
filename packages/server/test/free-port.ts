import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** A port below those that a system gives to outgoing connections, so that none of these takes it before it is used. */
const anyPort = () => randomInt(20_000, 32_000);

/** A server that listens at a place, unless another one does. */
async function listenAt(place: number | string): Promise<Server | undefined> {
  const server = createServer().unref();
  try {
    await once(server.listen(place), 'listening');
    return server;
  } catch {
    return undefined;
  }
}

/**
 * Returns an unused port that no other caller on this machine gets until this process ends, so that it can be used
 * later and again.
 */
export async function freePort(draw = anyPort): Promise<number> {
  for (;;) {
    const port = draw();
    // A name in Linux's abstract namespace belongs to one process and needs no file. Other systems have no such names.
    const claim = process.platform === 'linux' ? await listenAt(`\0semilla-port-${port}`) : undefined;
    if (process.platform === 'linux' && !claim) continue;
    const server = await listenAt(port);
    if (!server) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}
