/**
 * Goal: operations.md and the files for Prometheus and Grafana stay correct. Method: compare them with the jobs, rules,
 * log messages and metrics in the code.
 */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ledgerRules, statementSizeBytesMax } from '@semilla/contract';
import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../test/test-app.ts';
import { contextWords } from '../auth/passwords/refuse-common-password.ts';
import { connectionsMax } from '../kit/database/postgres.ts';
import { formBytesMax } from '../kit/http/read-multipart.ts';
import { readVariables, variableNames } from './environment.ts';

const chapter = readFileSync(join(import.meta.dirname, '../../operations.md'), 'utf8');

/** The rows of the table under a heading, up to the next heading. */
function table(heading: string): string[][] {
  const [, section = ''] = new RegExp(`\\n## ${heading}\\n(.*?)(?:\\n## |$)`, 's').exec(chapter) ?? [];
  return [...section.matchAll(/^\| (`.*) \|$/gm)].map(([, row = '']) => row.split(' | '));
}

const src = join(import.meta.dirname, '..');
const sources = globSync('**/*.ts', { cwd: src })
  .filter((path) => !path.endsWith('.test.ts'))
  .map((path) => readFileSync(join(src, path), 'utf8'));

function inWords(cron: string): string {
  const [minute = '', hour = ''] = cron.split(' ');
  if (minute === '*') return 'every minute';
  if (hour === '*') return `every ${minute.replace('*/', '')} minutes`;
  return `at ${hour}:${minute.padStart(2, '0')} every ${Number(hour) < 6 ? 'night' : 'morning'}`;
}

it('[B10] operations.md lists every job with its time', () => {
  const list = readFileSync(join(import.meta.dirname, 'scheduled-jobs.ts'), 'utf8');
  const jobs = [...list.matchAll(/^ {4}\['([\w-]+)', '([^']+)'/gm)];
  expect(jobs.length).toBeGreaterThan(3);
  expect(table('Jobs').map(([name, when]) => [name, when])).toEqual(
    jobs.map(([, name = '', cron = '']) => [`\`${name}\``, inWords(cron)]).sort(),
  );
});

it('[B1] operations.md says for every reconciliation rule where to look', () => {
  const rules = table('When `reconcile` finds a breach').map(([rule]) => rule);
  expect(rules.sort()).toEqual(ledgerRules.map((rule) => `\`${rule}\``).sort());
});

// Importing a type opens no connection, and neither do functions of servers such as `createServer`.
const opensConnections =
  /\bfetch\(|^import (?!type)[^;]*? from '(?:pg|nodemailer|aws4fetch|undici|node:(?:http2?|https|tls|dns|dgram|dns\/promises))'|^import \{[^}]*\bconnect\b[^}]*\} from 'node:net'/m;

it('[B10] operations.md lists all code that opens connections, with the settings that name the remote system', () => {
  const speaking = globSync('**/*.ts', { cwd: src }).filter(
    (path) => !path.endsWith('.test.ts') && opensConnections.test(readFileSync(join(src, path), 'utf8')),
  );
  const rows = table('Outgoing connections').map(([place = '', , settings = '']) => ({
    place: place.replaceAll('`', ''),
    settings: [...settings.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  }));
  const unlisted = speaking.filter((path) => !rows.some(({ place }) => `src/${path}`.startsWith(place)));
  expect(unlisted).toEqual([]);
  const unused = rows.filter(({ place }) => !speaking.some((path) => `src/${path}`.startsWith(place)));
  expect(unused).toEqual([]);
  for (const { settings } of rows) {
    expect(settings.length).toBeGreaterThan(0);
    for (const name of settings) expect(variableNames).toContain(name);
  }
});

it('[V2] operations.md lists the words that passwords may not contain', () => {
  for (const word of contextWords) expect(chapter).toContain(`\`${word}\``);
});

it('[B10] the log messages in operations.md exist', () => {
  const messages = table('Logs and metrics').map(([message = '']) => message.replaceAll('`', ''));
  expect(messages).toHaveLength(8);
  for (const message of messages) expect(sources.some((text) => text.includes(`'${message}'`))).toBe(true);
});

it('[B10] backups are tested with the options in operations.md', () => {
  const tried = readFileSync(join(import.meta.dirname, '../../scripts/restoring/backup.ts'), 'utf8');
  const commands = [...chapter.matchAll(/^(createdb|pg_dump|pg_restore) (.*)$/gm)];
  expect(commands.map(([, name]) => name).toSorted()).toEqual(['createdb', 'pg_dump', 'pg_restore']);
  for (const [, , given = ''] of commands) {
    for (const [option, name] of given.matchAll(/(--[\w-]+)(?:=[\w.-]+)?/g)) {
      expect(tried.includes(`'${option}'`) || tried.includes(`${name}=\${`), option).toBe(true);
    }
  }
});

describe('the files of a cluster', () => {
  const folder = join(import.meta.dirname, '../../operations/cluster');
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');

  it('[B11] configure the platform with variables and addresses that it accepts', () => {
    const lines = [...read('platform.env').matchAll(/^(?:# )?([A-Z0-9_]+)=(.+)$/gm)];
    const variables = lines.map(([, name = '', value]) => ({ name, value }));
    expect(variables.map(({ name }) => name)).toContain('DATABASE_DIRECT_URL');
    for (const { name, value } of variables) {
      expect(variableNames).toContain(name);
      expect(readVariables({ [name]: value })).toHaveProperty(name);
    }
  });

  it('[B11] let PgBouncer handle named statements and all connections of the example’s processes', () => {
    const setting = (name: string) => new RegExp(`^${name} = (\\w+)$`, 'm').exec(read('pgbouncer.ini'))?.[1];
    expect(setting('pool_mode')).toBe('transaction');
    expect(Number(setting('max_prepared_statements'))).toBeGreaterThan(60);
    const processes = [...read('haproxy.cfg').matchAll(/server platform-/g)].length;
    const needed = processes * connectionsMax;
    // One of the two watches also connects through the pooler.
    expect(readFileSync(join(folder, '../../operations.md'), 'utf8')).toContain(
      `Each has ${connectionsMax - 1} connections`,
    );
    expect(read('pgbouncer.ini')).toContain(`; ${connectionsMax} connections for each platform process`);
    expect(Number(setting('max_client_conn'))).toBeGreaterThan(needed);
    // The watch must get a connection even while all others are in use.
    const poolSize = Number(setting('default_pool_size'));
    expect(poolSize).toBeGreaterThanOrEqual(needed);
    const ofDatabase = Number(/max_connections: (\d+)/.exec(read('patroni.yml'))?.[1]);
    expect(ofDatabase).toBeGreaterThan(poolSize + Number(setting('reserve_pool_size')));
  });

  it('[B11] route all connections to one replica, and retry a request with another process if its process stopped', () => {
    const sectionOf = (name: string) =>
      read('haproxy.cfg')
        .split(/^(?=\w)/m)
        .find((section) => section.startsWith(name));
    expect(sectionOf('listen replica')).toContain('\n  balance first\n');
    expect(sectionOf('backend platform')).toContain('\n  option redispatch 1\n');
  });

  it('[V8] let the largest form and the largest statement of the bank pass', () => {
    const bytesMax = Number(/req\.body_size gt (\d+)/.exec(read('haproxy.cfg'))?.[1]);
    expect(bytesMax).toBeGreaterThan(Math.max(formBytesMax, statementSizeBytesMax));
  });

  it('[B11] are all explained in the README, and all its links exist', () => {
    const names = readdirSync(folder).filter((name) => name !== 'README.md');
    const links = [...read('README.md').matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
    expect(links).toEqual(expect.arrayContaining(names));
    for (const link of links) expect(existsSync(join(folder, link)), link).toBe(true);
  });
});

const suffixes = ['_bucket', '_sum', '_count'];

it('[B10] alerts and dashboard use all metrics about money and the database, and only existing metrics', async () => {
  const folder = join(import.meta.dirname, '../../operations');
  const alerts = readFileSync(join(folder, 'alerts.yml'), 'utf8');
  const dashboard: { panels: { targets: { expr: string }[] }[] } = JSON.parse(
    readFileSync(join(folder, 'dashboard.json'), 'utf8'),
  );
  const expressions = [
    ...[...alerts.matchAll(/^\s+expr: (.+)$/gm)].map(([, expression = '']) => expression),
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];
  expect(expressions.length).toBeGreaterThan(25);
  const used = new Set(expressions.flatMap((text) => text.match(/\b[a-z]+(?:_[a-z0-9]+)+\b/g) ?? []));
  for (const name of ['histogram_quantile', 'max_over_time']) used.delete(name);

  const token = 'a token for the metrics of this test';
  const { app, close } = await buildTestApp({ config: { metricsToken: token } });
  const { body } = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
  await close();
  const existing = [...body.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? suffixes.map((suffix) => name + suffix) : [name],
  );
  expect([...used].filter((name) => !existing.includes(name))).toEqual([]);
  // Node's own metrics are ignored.
  const own = [...body.matchAll(/^# TYPE ((?:money|books|ledger|database|mails|jobs|proposals)_\w+) \w+$/gm)];
  const unused = own
    .filter(
      ([, name = '']) => ![name, ...suffixes.map((suffix) => name + suffix)].some((full) => used.has(full)),
    )
    .map(([, name]) => name);
  expect(unused).toEqual([]);
  expect(body).toContain('books_reconciled_seconds_ago -1');
  expect(body).toMatch(/^jobs_oldest_seconds \d/m);
});

it.each(['MoneyRefused', 'RowLocked'])(
  '[B10] %s alerts when one order every ten seconds waits for a locked row',
  (name) => {
    const alerts = readFileSync(join(import.meta.dirname, '../../operations/alerts.yml'), 'utf8');
    const rule = new RegExp(
      `alert: ${name}\\n\\s+expr: sum\\(increase\\(.+\\[(\\d+)m\\]\\)\\) > (\\d+)\\n\\s+labels`,
    );
    const [, minutes, limit] = rule.exec(alerts) ?? [];
    // There are six orders a minute. Each waits in vain for its lock once, and is refused once.
    expect(Number(minutes) * 6).toBeGreaterThan(Number(limit));
  },
);
