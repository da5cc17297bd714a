/** Goal: a production process starts if everything is set, or ends at once with one sentence. Method: starts processes. */
import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { fixedTextsFile } from '../../test/fixed-texts-file.ts';
import { emptyPostgresDatabase, newPostgresDatabase } from '../../test/postgres/databases.ts';
import { newPlatformRole, type PlatformRole } from '../../test/postgres/platform-role.ts';
import { startProcess } from '../../test/process.ts';
import { openPostgres } from '../kit/database/postgres.ts';
import { createKeys } from '../kit/keys.ts';
import { checkKey } from './check-key.ts';
import { checkProduction } from './check-production.ts';
import { readVariables } from './environment.ts';

const newKey = () => randomBytes(32).toString('hex');

const complete = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://semilla:password@127.0.0.1:9/semilla',
  PUBLIC_URL: 'https://semilla.example',
  SMTP_URL: 'smtps://user:password@mail.example:465',
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'semilla',
  S3_CHECKPOINT_BUCKET: 'semilla-checkpoints',
  S3_ACCESS_KEY_ID: 'platform',
  S3_SECRET_ACCESS_KEY: 'password',
  SECRET_KEY: newKey(),
  COMPANY_NAME: 'Semilla Financiación Participativa, S.L.',
  COMPANY_TAX_ID: 'B99999997',
  COMPANY_ADDRESS: 'Calle del Semillero 8, 28005 Madrid',
  COMPANY_REGISTRATION: 'Registro Mercantil de Madrid, hoja M-999999',
  MONEY_HOLDER: 'Acequia Pagos, E.P., S.A. (Banco de España, n.º 6999)',
  FIXED_TEXTS_FILE: fixedTextsFile(),
};

const neededAlone = Object.keys(complete).filter(
  (name) => name !== 'NODE_ENV' && name !== 'FIXED_TEXTS_FILE',
);

function without(...names: string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(complete).filter(([name]) => !names.includes(name)));
}

const remote = 'postgres://semilla:password@database.example/semilla';
const withoutTls = (name: string, advice: string) =>
  new RegExp(
    `^${name} leads to (\\S+\\.example) without TLS: ${advice}, or add \\1 to PRIVATE_HOSTS if the way there is a network of your own\\.$`,
  );
const sslmode = 'add \\?sslmode=verify-full to it';
const https = 'set it to an address that begins with https://';

const notRandom = /^SECRET_KEY is not random enough: set it to the output of "openssl rand -hex 32"\.$/;

const refused: [string, Record<string, string>, RegExp][] = [
  [
    'nothing',
    { NODE_ENV: 'production' },
    /: set DATABASE_URL, PUBLIC_URL, SMTP_URL, S3_.+, SECRET_KEY, .+\.$/,
  ],
  ...neededAlone.map((name): [string, Record<string, string>, RegExp] => [
    `no ${name}`,
    without(name),
    new RegExp(`: set ${name}\\.$`),
  ]),
  [
    'an address without TLS',
    { ...complete, PUBLIC_URL: 'http://semilla.example' },
    /^PUBLIC_URL cannot be "http:.+: set it to an address that begins with https:\/\/\.$/,
  ],
  [
    'a direct connection with the rights of another role',
    { ...complete, DATABASE_DIRECT_URL: 'postgres://owner:password@127.0.0.1:9/semilla' },
    /^DATABASE_DIRECT_URL names another role than DATABASE_URL: set it to the same role, which owns nothing\.$/,
  ],
  ['no shared file store', without('S3_ENDPOINT', 'S3_BUCKET'), /: set S3_ENDPOINT, S3_BUCKET\.$/],
  ['a short key', { ...complete, SECRET_KEY: 'f3a9c1' }, /^SECRET_KEY cannot be what it is: .+ 32 random/],
  ['a key of one letter', { ...complete, SECRET_KEY: 'a'.repeat(64) }, notRandom],
  ['a repeated word as a key', { ...complete, SECRET_KEY: 'production'.repeat(6) }, notRandom],
  [
    'a sentence as a key',
    { ...complete, SECRET_KEY: 'ThisIsTheSecretKeyOfOurPlatformAndItMustNotBeKnown2026' },
    notRandom,
  ],
  ['an alphabet as a key', { ...complete, SECRET_KEY: 'abcdefghijklmnopqrstuvwxyz0123456789' }, notRandom],
  [
    'a previous key that is not random',
    { ...complete, SECRET_KEY_PREVIOUS: 'a'.repeat(64) },
    /^SECRET_KEY_PREVIOUS is not random enough/,
  ],
  ['the demo', { ...complete, DEMO: 'true' }, /set DEMO=false where NODE_ENV is production\.$/],
  [
    'an amount for two people that nothing reaches',
    { ...complete, FOUR_EYES_CENTS: '99999999999' },
    /^FOUR_EYES_CENTS cannot be "99999999999" in production: .+ at most 10000000\.$/,
  ],
  [
    'an amount of a day for two people that nothing reaches',
    { ...complete, FOUR_EYES_DAY_CENTS: '99999999999' },
    /^FOUR_EYES_DAY_CENTS cannot be "99999999999" in production: .+ at most 50000000\.$/,
  ],
  [
    'a factor that counts as fresh for an hour',
    { ...complete, FRESH_FACTOR_MINUTES: '60' },
    /^FRESH_FACTOR_MINUTES cannot be "60" in production: .+ at most 5\.$/,
  ],
  [
    'a database on another machine without TLS',
    { ...complete, DATABASE_URL: remote },
    withoutTls('DATABASE_URL', sslmode),
  ],
  [
    'a database whose certificate is not checked',
    { ...complete, DATABASE_URL: `${remote}?sslmode=no-verify` },
    withoutTls('DATABASE_URL', sslmode),
  ],
  [
    'a second database host on another machine without TLS',
    { ...complete, DATABASE_URL: 'postgres://semilla:password@127.0.0.1:5432,database.example:5432/semilla' },
    withoutTls('DATABASE_URL', sslmode),
  ],
  [
    'one private host of two',
    {
      ...complete,
      DATABASE_URL: 'postgres://semilla:password@database-1,database.example/semilla',
      PRIVATE_HOSTS: 'database-1',
    },
    withoutTls('DATABASE_URL', sslmode),
  ],
  [
    'a way past the pooler without TLS',
    { ...complete, DATABASE_DIRECT_URL: remote },
    withoutTls('DATABASE_DIRECT_URL', sslmode),
  ],
  [
    'a replica without TLS',
    { ...complete, DATABASE_READ_URL: remote },
    withoutTls('DATABASE_READ_URL', sslmode),
  ],
  [
    'an owner of the database without TLS',
    { ...complete, DATABASE_OWNER_URL: remote },
    withoutTls('DATABASE_OWNER_URL', sslmode),
  ],
  [
    'a file store without TLS',
    { ...complete, S3_ENDPOINT: 'http://s3.example' },
    withoutTls('S3_ENDPOINT', https),
  ],
  [
    'an address of files for browsers without TLS, also on a private host',
    { ...complete, S3_ENDPOINT: 'http://store:9000', PRIVATE_HOSTS: 'store' },
    /^Browsers cannot fetch files at "http:\/\/store:9000" in production: set S3_PUBLIC_ENDPOINT to .+\.$/,
  ],
  [
    'a mail server that may speak without TLS',
    { ...complete, SMTP_URL: 'smtp://user:password@mail.example:587' },
    withoutTls('SMTP_URL', '.+ smtps://, or add \\?requireTLS=true to it'),
  ],
  [
    'an identity provider without TLS',
    { ...complete, VERIFF_BASE_URL: 'http://identity.example' },
    withoutTls('VERIFF_BASE_URL', https),
  ],
  [
    'the identity simulator',
    { ...complete, IDENTITY_PROVIDER: 'simulator' },
    /^The identity simulator is for the demo only: set IDENTITY_PROVIDER=veriff\.$/,
  ],
  [
    'a malware scanner on another machine',
    { ...complete, CLAMAV_URL: 'tcp://scanner.example:3310' },
    withoutTls('CLAMAV_URL', 'run the scanner on this machine, .+'),
  ],
  [
    'no official wording of the texts that the law fixes',
    without('FIXED_TEXTS_FILE'),
    /^The Spanish texts that the law fixes are translations until FIXED_TEXTS_FILE .+: set it to a JSON file .+\.$/,
  ],
  [
    'a Spanish wording that was not compared with the official one',
    { ...complete, FIXED_TEXTS_FILE: fixedTextsFile({ riskWarning: { comparedIn: ['en'] } }) },
    /^FIXED_TEXTS_FILE does not say that the Spanish wording of riskWarning was compared .+: compare it, .+\.$/,
  ],
  ['no company', without('COMPANY_TAX_ID', 'COMPANY_ADDRESS'), /: set COMPANY_TAX_ID, COMPANY_ADDRESS\.$/],
];

/** The output of a start that exits with 1. A successful start is stopped and then exits with 0. */
async function saidAtTheEnd(env: Record<string, string>): Promise<string> {
  const started = await startProcess(env);
  await started.stop();
  expect(await started.ended).toBe(1);
  return started.output().trim();
}

describe('a start in production', () => {
  it.each(refused)(
    '[X1] with %s ends with a sentence that says what to set',
    async (_what, env, sentence) => {
      const said = await saidAtTheEnd(env);
      expect(said.split('\n'), said).toHaveLength(1);
      expect(said).toMatch(sentence);
    },
  );

  it('[X1] ends with one sentence if its role owns the tables, and changes nothing', async () => {
    const url = await emptyPostgresDatabase(inject('postgresUrl'));
    expect(await saidAtTheEnd({ ...complete, DATABASE_URL: url })).toMatch(
      /^DATABASE_URL names \S+, which is a superuser: set it to a role of its own, to which .+ grants what the platform needs\.$/,
    );
    const database = await openPostgres(url);
    const { rows } = await database.db.execute("select 1 from pg_tables where schemaname = 'public'");
    await database.close();
    expect(rows).toEqual([]);
  });

  it.each<[string, () => Record<string, string>]>([
    ['another key', () => ({ SECRET_KEY: newKey() })],
    ['another key and another previous one', () => ({ SECRET_KEY: newKey(), SECRET_KEY_PREVIOUS: newKey() })],
  ])(
    '[X1] ends with one sentence if the database was written with a different key: %s',
    async (_what, wrong) => {
      const role = await newPlatformRole(await newPostgresDatabase(inject('postgresUrl')));
      const keys = createKeys({ secretKey: complete.SECRET_KEY, dataDir: '' });
      await role.asOwner(({ db }) => checkKey(db, keys));
      expect(await saidAtTheEnd({ ...complete, DATABASE_URL: role.url, ...wrong() })).toMatch(
        /^SECRET_KEY is not the key that this database was written with: set it to that key, or SECRET_KEY_PREVIOUS while you change it\.$/,
      );
      await role.drop();
    },
  );

  it.each<[string, Record<string, string>]>([
    ['all settings', {}],
    [
      'TLS to every other machine',
      { DATABASE_URL: `${remote}?sslmode=verify-full`, SMTP_URL: 'smtp://mail.example:587?requireTLS=true' },
    ],
    ['other processes of this machine', { SMTP_URL: 'smtp://localhost:25', CLAMAV_URL: 'tcp://[::1]:3310' }],
    [
      'private hosts',
      {
        PRIVATE_HOSTS: 'database.example, store,mail',
        DATABASE_URL: remote,
        S3_ENDPOINT: 'http://store:9000',
        S3_PUBLIC_ENDPOINT: 'https://files.semilla.example',
        SMTP_URL: 'smtp://mail:25',
      },
    ],
  ])('[X1] succeeds with %s', (_what, more) => {
    expect(() => checkProduction(readVariables({ ...complete, ...more }))).not.toThrow(Error);
  });
});

describe('a start in production with a role that may do too much', () => {
  let role: PlatformRole;
  beforeAll(async () => {
    role = await newPlatformRole(await newPostgresDatabase(inject('postgresUrl')));
  });
  afterAll(() => role.drop());

  /** The output of a start after the statement `give` added a right to the role; `take` removes it again. */
  async function saidWith(give: string, take: string): Promise<string> {
    await role.asOwner(({ db }) => db.execute(sql.raw(give)));
    const said = await saidAtTheEnd({ ...complete, DATABASE_URL: role.url });
    await role.asOwner(({ db }) => db.execute(sql.raw(take)));
    return said;
  }
  const saidWithGrant = (privilege: string) =>
    saidWith(`grant ${privilege} to ${role.name}`, `revoke ${privilege} from ${role.name}`);
  const sentence = (right: string) =>
    `DATABASE_URL names ${role.name}, which ${right}: set it to a role of its own, to which npm run db:migrate with DATABASE_OWNER_URL grants what the platform needs.`;

  it('[X1] ends with one sentence if it owns tables', async () => {
    const own = `alter table promotions owner to ${role.name}`;
    const said = await saidWith(own, `reassign owned by ${role.name} to current_user`);
    expect(said).toBe(sentence('owns tables of the platform'));
  });

  it.each([
    ['schemas', () => `create on database ${new URL(role.url).pathname.slice(1)}`],
    ['tables', () => 'create on schema public'],
  ])('[X1] ends with one sentence if it may create %s', async (_what, privilege) => {
    expect(await saidWithGrant(privilege())).toBe(sentence('may create tables in the database'));
  });

  it.each([
    'update on ledger_postings',
    'update (amount_cents) on ledger_postings',
    'delete on audit_entries',
    'truncate on ledger_entries',
    'trigger on seals',
  ])('[X1] ends with one sentence if it has %s', async (privilege) => {
    expect(await saidWithGrant(privilege)).toBe(sentence('may change the audit trail or the ledger'));
  });
});
