import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../setup/free-port.ts';

const startMsMax = 240_000;

interface Product {
  url: string;
  /** The address of each process behind the proxy, if there are several. */
  processUrls: string[];
  stop: () => void;
}

/** Starts the built product with its demo, with other settings if given, and on several processes if asked. */
export async function startProduct(settings: Record<string, string> = {}, processes = 1): Promise<Product> {
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const program = join(import.meta.dirname, '../setup/run-product.ts');
  const dataFolder = join(tmpdir(), `semilla-own-${port}`);
  const own = { PORT: port, DATA_DIR: dataFolder, DATABASE_URL: '', DEMO: 'true', PUBLIC_URL: url, HOST: '' };
  const product = spawn(process.execPath, [program, dataFolder, String(processes), port], {
    env: { ...process.env, ...own, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
    // In its own process group, so that its child processes end with it.
    detached: true,
  });
  let output = '';
  product.stdout.on('data', (chunk) => (output += chunk));
  const deadline = Date.now() + startMsMax;
  const isThere = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isThere())) {
    if (Date.now() > deadline || product.exitCode !== null) throw new Error('The product did not start.');
    await pause(500);
  }
  return {
    url,
    processUrls: [...output.matchAll(/a process runs at (\S+)/g)].map(([, at = '']) => at),
    stop: () => void (product.pid && process.kill(-product.pid, 'SIGTERM')),
  };
}
