/** Runs as a process of its own. The test sends it a port; it tries to listen there, and sends back `listens` or the code of the error. */
import Fastify from 'fastify';
import { listen } from '../src/start/listen.ts';

process.on('message', async (port: number) => {
  const outcome = await listen(Fastify(), { port, host: '127.0.0.1' }).then(
    () => 'listens',
    ({ code }) => code,
  );
  process.send?.(outcome);
});
process.send?.('ready');
