import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Keeps other processes of this kind from beginning to listen at a port in the same moment: with `SO_REUSEPORT` the
 * system lets both, and spreads the connections over two platforms. Linux frees an abstract socket when its process
 * ends, and each container has its own, as it has its own ports. Returns a function that releases the port.
 */
export async function lockPort(port: number): Promise<() => void> {
  const lock = createServer().listen({ path: `\0semilla-listens-at-${port}` });
  await once(lock, 'listening').catch((error) => {
    throw Object.assign(error, { port });
  });
  return () => void lock.close();
}
