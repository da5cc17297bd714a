/**
 * Goal: a production install has no demo, no development desk and no identity simulator.
 * Method: run the steps of the Dockerfile in a temporary folder and start the server there. With TEST_LONG, npm
 * installs the packages; otherwise the packages that npm lists are copied.
 */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { fixedTextsFile } from '../../test/fixed-texts-file.ts';
import { newPostgresDatabase } from '../../test/postgres/databases.ts';
import { newPlatformRole } from '../../test/postgres/platform-role.ts';
import { startProcess } from '../../test/process.ts';
import { sized } from '../../test/seed.ts';
import { users } from '../schema/users.ts';

const repository = join(import.meta.dirname, '../../../..');
const dockerfile = readFileSync(join(repository, 'packages/server/Dockerfile'), 'utf8');
const [, leftOut = ''] = / && rm \S*\/(\S+)\*$/m.exec(dockerfile) ?? [];
const root = mkdtempSync(join(tmpdir(), 'semilla-production-'));

/** The settings that a production process requires. */
const settings = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://semilla.example',
  SMTP_URL: 'smtp://127.0.0.1:9',
  S3_ENDPOINT: 'http://127.0.0.1:9',
  S3_BUCKET: 'semilla',
  S3_CHECKPOINT_BUCKET: 'semilla-checkpoints',
  S3_ACCESS_KEY_ID: 'platform',
  S3_SECRET_ACCESS_KEY: 'not used here',
  SECRET_KEY: randomBytes(32).toString('hex'),
  COMPANY_NAME: 'Semilla Financiación Participativa, S.L.',
  COMPANY_TAX_ID: 'B99999997',
  COMPANY_ADDRESS: 'Calle del Semillero 8, 28005 Madrid',
  COMPANY_REGISTRATION: 'Registro Mercantil de Madrid, tomo 99.999',
  MONEY_HOLDER: 'Acequia Pagos, E.P., S.A. (Banco de España, n.º 6999)',
  FIXED_TEXTS_FILE: fixedTextsFile(),
  LOG_LEVEL: 'silent',
};

const isInstalled = (path: string) => !path.endsWith('.test.ts') && !basename(path).startsWith(leftOut);

/** Copies the files of the Dockerfile's `COPY` lines, except the list of components and whole copies from other stages. */
function copyFiles(): void {
  for (const [, from, files = ''] of dockerfile.matchAll(/^COPY (--from=\w+ )?(.+)$/gm)) {
    const names = files.split(' ');
    const target = names.pop() ?? '';
    if (['.', '/app', '/app/sbom.json'].some((name) => names.includes(name))) continue;
    for (const name of names) {
      const source = join(repository, name.replace(/^\/app\//, ''));
      const isFolder = from || !target.endsWith('/');
      const place = isFolder ? join(root, target) : join(root, target, basename(name));
      cpSync(source, place, { recursive: true, filter: isInstalled });
    }
  }
}

/** The arguments of the npm command that installs the runtime packages in the Dockerfile. */
const [, installation = ''] = /^RUN npm (ci --omit=dev .+)$/m.exec(dockerfile) ?? [];

function install(): void {
  const options = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
  execFileSync('npm', [...installation.split(' '), ...options], { cwd: root, stdio: 'pipe' });
}

/** Copies the packages that npm would install, because copying is faster than installing. */
function copyInstalled(): void {
  const args = installation.replace(/^ci/, 'ls --all --parseable').split(' ');
  const listed = execFileSync('npm', args, { cwd: repository, encoding: 'utf8' });
  for (const path of listed.trim().split('\n').slice(1)) {
    cpSync(path, join(root, relative(repository, path)), { recursive: true, verbatimSymlinks: true });
  }
}

beforeAll(() => {
  copyFiles();
  sized(copyInstalled, install)();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('[B10] installs the server without the demo', () => {
  expect(existsSync(join(root, 'node_modules/@semilla/contract/src/index.ts'))).toBe(true);
  // npm links every workspace, so the test checks that the link leads to no code.
  expect(existsSync(join(root, 'node_modules/@semilla/demo/src'))).toBe(false);
});

it('[B10][P7] starts with no accounts, shows its pages with their policy, and answers 404 under /dev', async () => {
  const role = await newPlatformRole(await newPostgresDatabase(inject('postgresUrl')));
  const running = await startProcess({ ...settings, DATABASE_URL: role.url }, root);
  try {
    expect(running.output()).toContain('runs at');
    const statusOf = async (path: string) => (await fetch(running.url + path)).status;
    expect(await statusOf('/')).toBe(200);
    for (const path of ['/dev', '/dev/mail', '/dev/identity', '/dev/identity/v1/sessions']) {
      expect(await statusOf(path), path).toBe(404);
    }
    for (const path of ['/', '/projects/', '/legal', '/nothing', '/admin/', '/favicon.svg', '/health/live']) {
      const { headers } = await fetch(running.url + path, { redirect: 'manual' });
      const policy = headers.get('content-security-policy') ?? '';
      // A page always says in which characters it is written.
      expect(headers.get('content-type'), path).not.toBe('text/html');
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin');
      expect(headers.get('strict-transport-security'), path).toMatch(/^max-age=\d{8}; includeSubDomains$/);
      expect(policy, path).toContain("base-uri 'none'");
      expect(policy, path).toContain("frame-ancestors 'none'");
      expect(policy, path).toMatch(/(?:object|default)-src 'none'/);
      expect(policy, path).not.toMatch(/script-src[^;]*'unsafe/);
      expect(policy, path).toMatch(/default-src '(?:none|self)'/);
      // Only this host, inline content and hashes are allowed; no third party.
      const sources = policy.split(/\s*;\s*/).flatMap((directive) => directive.split(/\s+/).slice(1));
      expect(sources.filter((source) => !/^(?:'[^'*]+'|data:|blob:)$/.test(source))).toEqual([]);
    }
    await role.asOwner(async ({ db }) => expect(await db.$count(users)).toBe(0));
  } finally {
    await running.stop();
    await role.drop();
  }
});

it('[B10] says that the demo is not installed if it is requested', async () => {
  const { NODE_ENV: _, ...others } = settings;
  const running = await startProcess({ ...others, DEMO: 'true' }, root);
  expect(await running.ended).toBe(1);
  expect(running.output()).toContain('The demo is not installed here: set DEMO=false');
});
