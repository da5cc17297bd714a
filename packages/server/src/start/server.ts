import type { Config } from '../kit/config.ts';
import { ConfigError } from '../kit/config-error.ts';
import { openDatabase } from '../kit/database/open-database.ts';
import type { Database } from '../kit/database/types.ts';
import { checkAddress } from './check-address.ts';
import { checkDataFolder } from './check-data-folder.ts';
import { listen } from './listen.ts';
import { type Demo, loadDemo } from './load-demo.ts';
import { logConsole } from './log-console.ts';
import { readConfig } from './read-config.ts';
import { welcome } from './welcome.ts';

const { error: say } = console;

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

async function loadApp(config: Config, database: Database, demo: Demo | undefined) {
  const { buildApp } = await import('./build-app.ts');
  const { simulatorAccess } = demo ?? {};
  return buildApp(config, { database, simulatorAccess, ...demo?.clockIn(config.dataDir) });
}

/**
 * An exit waits for V8's compiler threads, and one of them may wait for the main thread to collect garbage: both for ever
 * (nodejs/node#54918). In an idle moment before the exit such threads get their turn.
 */
const exitSoon = (status: number) => void setTimeout(() => process.exit(status), 100);

async function start(): Promise<void> {
  const config = readConfig();
  await checkAddress(config);
  checkDataFolder(config);
  // Loaded only after all checks, because loading the app takes seconds.
  const demo = config.demo ? await loadDemo() : undefined;
  const database = await openDatabase(config);
  const app = await loadApp(config, database, demo).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  try {
    await demo?.seed(app.services);
    demo?.mountDesk(app);
    const { signAtStart } = await import('../audit/sign-evidence.ts');
    await signAtStart(app.services, app.log);
    logConsole(app.log);
    const { builtFrontends, mountHost } = await import('../host/mount-host.ts');
    await mountHost(app, builtFrontends);
    await listen(app, config);
  } catch (error) {
    await app.close().catch(() => {});
    throw error;
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      app.close().then(
        () => exitSoon(0),
        () => exitSoon(1),
      );
    });
  }
  console.log(welcome(config, demo));
}

start().catch((error: unknown) => {
  say(sentenceFor(error));
  exitSoon(1);
});
