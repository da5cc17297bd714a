import { buildApp } from './app.ts';
import { checkAddress } from './check-address.ts';
import { ConfigError, readConfig } from './config.ts';
import { seedDemo } from './demo/index.ts';
import { mountDesk } from './desk/index.ts';
import { builtFrontends, mountHost } from './host/index.ts';
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
  const app = await buildApp(config);
  try {
    if (config.demo) {
      await seedDemo(app.services);
      mountDesk(app);
    }
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
  console.log(welcome(config));
}

start().catch((error: unknown) => {
  console.error(sentenceFor(error));
  process.exit(1);
});
