/** A process that is told a port, tries to listen on it, and answers `listens` or the code of the error. */
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
