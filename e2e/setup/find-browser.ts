import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { atNormalPriority } from './at-normal-priority.ts';
import { unpackBrowser } from './unpack-browser.ts';

export const browserKinds = ['npm', 'playwright', 'installed'] as const;
export type BrowserKind = (typeof browserKinds)[number];

export interface Browser {
  kind: BrowserKind;
  /** The name for the first line of a run. */
  name: string;
  executablePath: string;
  args: string[];
}

const installedAt = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

// No sandbox, because tests often run as root or in a container, where Chromium's sandbox does not work. They only
// open pages of the product.
const everywhere = ['--no-sandbox', '--disable-quic', '--disable-background-networking'];

/** The version that a browser reports; undefined if it does not start, for example a stub that only names a package. */
function versionOf(executablePath: string): string | undefined {
  if (!existsSync(executablePath)) return undefined;
  const { status, stdout } = spawnSync(executablePath, ['--version'], { encoding: 'utf8', timeout: 120_000 });
  return status === 0 && stdout.trim() ? stdout.trim() : undefined;
}

async function installed(): Promise<Browser | undefined> {
  for (const executablePath of installedAt) {
    const version = versionOf(executablePath);
    if (version) {
      return { kind: 'installed', name: `${version}, ${executablePath}`, executablePath, args: everywhere };
    }
  }
  return undefined;
}

async function ofPlaywright(): Promise<Browser | undefined> {
  const executablePath = chromium.executablePath();
  const version = versionOf(executablePath);
  return version
    ? { kind: 'playwright', name: `${version}, Playwright's own`, executablePath, args: everywhere }
    : undefined;
}

// The flags that let it run without a display or a graphics card.
const withoutWindows = ['--no-zygote', '--in-process-gpu', '--disable-webgl', '--font-render-hinting=none'];

/**
 * The browser from npm contains its libraries, so it runs on any Linux x64. It draws no windows, so it needs a third
 * less processor time than an installed one.
 */
async function fromNpm(): Promise<Browser | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const executablePath = await unpackBrowser();
  const version = versionOf(executablePath);
  return version
    ? { kind: 'npm', name: `${version}, from npm`, executablePath, args: [...everywhere, ...withoutWindows] }
    : undefined;
}

const finders: Record<BrowserKind, () => Promise<Browser | undefined>> = {
  npm: fromNpm,
  playwright: ofPlaywright,
  installed,
};

/** The first available browser: from npm, Playwright's own, or an installed one. `wanted` allows only one kind. */
export async function findBrowser(wanted?: string): Promise<Browser> {
  const kinds = browserKinds.filter((kind) => !wanted || kind === wanted);
  if (!kinds.length) throw new Error(`E2E_BROWSER cannot be "${wanted}": use ${browserKinds.join(', ')}.`);
  for (const kind of kinds) {
    const found = await finders[kind]();
    if (found) return { ...found, executablePath: atNormalPriority(found.executablePath) };
  }
  throw new Error(`No browser (${kinds.join(', ')}) runs here: install Chromium or Google Chrome.`);
}
