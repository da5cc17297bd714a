import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './setup/find-browser.ts';
import { freePort } from './setup/free-port.ts';

// Every worker loads this file again and must use the same product.
process.env.E2E_PORT ??= String(await freePort());

const port = process.env.E2E_PORT;
const baseURL = `http://localhost:${port}`;
const dataFolder = join(tmpdir(), `semilla-e2e-${port}`);
const statementsFolder = `${dataFolder}-statements`;
// The number of processes on a PostgreSQL, as in production; or `embedded`, as in a trial.
const processes = process.env.E2E_PROCESSES ?? '1';
// Tests run with the default settings and their own database with the demo, regardless of the shell's environment.
const example = readFileSync(join(import.meta.dirname, '../.env.example'), 'utf8');
const defaults = Object.fromEntries(
  [...example.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => [name, '']),
);
const browser = await findBrowser(process.env.E2E_BROWSER);

export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  metadata: { browser: browser.name },
  fullyParallel: true,
  // One more than there are processors, because a journey also waits for answers and between checks of the page.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Ends a journey that hangs. The longest one takes half of this on a slow machine.
  timeout: 150_000,
  // Long enough for a machine that is busy with two other journeys; a page that is fast does not wait.
  expect: { timeout: 20_000 },
  reporter: [['list'], ['./setup/outcome-reporter.ts']],
  use: {
    baseURL,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: browser.executablePath, args: browser.args },
  },
  projects: [
    { name: 'sign-in', testMatch: 'setup/sign-in.setup.ts' },
    { name: 'journeys', testMatch: 'journeys/**/*.spec.ts', dependencies: ['sign-in'] },
  ],
  webServer: {
    command: `"${process.execPath}" setup/run-product.ts "${dataFolder}" ${processes} ${port} "${statementsFolder}"`,
    url: `${baseURL}/projects/`,
    env: {
      ...defaults,
      PORT: port,
      DATA_DIR: dataFolder,
      STATEMENTS_FOLDER: statementsFolder,
      DEMO: 'true',
    },
    // Developers may keep a product running between runs; E2E_PORT is its port.
    reuseExistingServer: process.env.E2E_REUSE === 'true',
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    // The demo prints only warnings, such as why a request was refused as unavailable.
    stdout: 'pipe',
    stderr: 'pipe',
  },
});
