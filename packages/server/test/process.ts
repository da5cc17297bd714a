import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { v1 } from '@semilla/contract';
import { currentCode } from '../src/auth/totps/codes.ts';
import { buildIfChanged } from './build-if-changed.ts';
import { cachesFolder } from './caches-folder.ts';
import { clientOf } from './client-of.ts';
import { freePort } from './free-port.ts';
import { setClock } from './set-clock.ts';
import { testPassword, testTotpSecret } from './users.ts';

const repository = fileURLToPath(new URL('../../../', import.meta.url));
const serverFile = 'packages/server/dist/server.js';
/** Reuses Node's compile cache of earlier processes. */
export const compileCache = { NODE_COMPILE_CACHE: join(cachesFolder, 'node-compile-cache') };
const startMsMax = 300_000;

export interface Running {
  url: string;
  dataDir: string;
  pid: number;
  /** Everything written to stdout and stderr so far. */
  output(): string;
  /** Called with everything it writes from now on. */
  onOutput(listener: (text: string) => void): void;
  kill(signal: NodeJS.Signals): void;
  /** Resolves to the exit status when the process ends. */
  ended: Promise<number | null>;
  stop(): Promise<void>;
}

/** The developer's environment without the port, which differs for each process. */
export function settingsOfShell(): Record<string, string> {
  const { PORT: _, ...settings } = process.env;
  return settings as Record<string, string>;
}

/** Starts the built server of a checkout as a separate process, like `npm start`; returns when it runs or has ended. */
export async function startProcess(env: Record<string, string> = {}, root = repository): Promise<Running> {
  if (root === repository) await buildIfChanged();
  const port = env.PORT ?? String(await freePort());
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'semilla-process-'));
  const url = `http://localhost:${port}`;
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, ['--max-semi-space-size=4', join(root, serverFile)], {
    env: {
      ...setClock,
      PATH,
      HOME,
      MALLOC_ARENA_MAX: '2',
      PORT: port,
      DATA_DIR: dataDir,
      ...compileCache,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const streams = [child.stdout, child.stderr];
  for (const stream of streams) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  // A test or bench that fails leaves no platform running.
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  const deadline = Date.now() + startMsMax;
  while (!output.includes('runs at') && child.exitCode === null) {
    if (Date.now() > deadline) throw new Error(`the server did not start: ${output}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return {
    url,
    dataDir,
    pid: child.pid as number,
    output: () => output,
    onOutput(listener) {
      for (const stream of streams) stream.on('data', listener);
    },
    kill: (signal) => void child.kill(signal),
    ended,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      if (!env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Logs in over HTTP with password and code, and returns the cookies of the complete session. */
export async function logInAs({ url }: Running, email: string): Promise<string> {
  const jar = { cookie: '' };
  const call = clientOf(url, jar);
  await call(v1.sessions.logIn, { body: { email, password: testPassword } });
  await call(v1.totps.check, { body: { code: currentCode(testTotpSecret, new Date()) } });
  return jar.cookie;
}
