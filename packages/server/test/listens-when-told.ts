/** A process that listens at the port it is told, and answers whether it does, or which error kept it from it. */
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
