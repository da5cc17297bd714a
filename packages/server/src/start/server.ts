import { ConfigError } from '../kit/config-error.ts';
import { checkAddress } from './check-address.ts';
import { loadDemo } from './load-demo.ts';
import { readConfig } from './read-config.ts';
import { welcome } from './welcome.ts';

const unwritable = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOSPC']);

function sentenceFor(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const { code, port, path } = error as NodeJS.ErrnoException & { port?: number };
  if (path && unwritable.has(code ?? '')) {
    return `${path} cannot be written to (${code}): set DATA_DIR to a folder that this user may write.`;
  }
  if (code === 'EADDRINUSE') return `Port ${port} is in use: stop what uses it, or set PORT to another one.`;
  if (code === 'EACCES') return `Port ${port} is not allowed for this user: set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return 'HOST is not an address of this machine: set HOST to one, such as 127.0.0.1.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

async function start(): Promise<void> {
  const config = readConfig();
  await checkAddress(config);
  // Loaded only now, so that wrong settings are reported at once: loading takes seconds.
  const { buildApp } = await import('./build-app.ts');
  const { builtFrontends, mountHost } = await import('../host/mount-host.ts');
  const demo = config.demo ? await loadDemo() : undefined;
  const app = await buildApp(config, { simulatorAccess: demo?.simulatorAccess });
  try {
    await demo?.seed(app.services);
    demo?.mountDesk(app);
    await mountHost(app, builtFrontends);
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await app.close().catch(() => {});
    throw error;
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      app.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
  console.log(welcome(config, demo));
}

start().catch((error: unknown) => {
  console.error(sentenceFor(error));
  process.exit(1);
});
