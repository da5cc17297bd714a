import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { iban } from '@semilla/contract';
import { z } from 'zod';

/** A configuration that cannot be used; the message is one sentence that says what to set. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

export interface Config {
  host: string;
  port: number;
  /** The origin in links, mails and canonical addresses. */
  publicUrl: string;
  /** Proxies whose forwarded address is believed: their number, or their addresses. */
  trustProxy: boolean | number | string;
  database: { kind: 'embedded'; folder: string } | { kind: 'postgres'; url: string };
  dataDir: string;
  demo: boolean;
  files:
    | { kind: 'disk'; folder: string }
    | {
        kind: 's3';
        endpoint: string;
        /** Where browsers reach the same store, if elsewhere. */
        publicEndpoint: string;
        bucket: string;
        region: string;
        accessKeyId: string;
        secretAccessKey: string;
      };
  mail: { kind: 'smtp'; url: string } | { kind: 'mailbox'; folder: string };
  mailFrom: string;
  /** Where people write to; the legal pages name it. */
  contactEmail: string;
  /** How often a mail that was not taken is tried again, with how long a pause, in seconds. */
  mailRetries: { retryLimit: number; retryDelay: number; retryBackoff: boolean };
  /** Who verifies identities: nobody, where the demo is off and no provider is named. */
  identity:
    | { kind: 'nobody' }
    | { kind: 'simulator' }
    /** Two secrets while one takes the place of the other; what is sent is signed by the first. */
    | { kind: 'veriff'; baseUrl: string; apiKey: string; secrets: string[] };
  /** Absent only in the demo, where one is made and kept in the data folder. */
  secretKey: string | undefined;
  fourEyesCents: number;
  brandName: string;
  /** Where investors send the money that they add; absent where none is named, and then nobody is told any. */
  depositAccount: { holder: string; account: string } | undefined;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** How many calls one address may make in a minute. */
  requestsPerMinuteMax: number;
  /** How many pages that are not kept one address may have rendered in a minute. */
  pageMissesPerMinuteMax: number;
}

const url = (protocols: RegExp) => z.url({ protocol: protocols });
const choice = { true: true, false: false } as const;

const variables = z.object({
  NODE_ENV: z.string().optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: url(/^https?$/).optional(),
  TRUST_PROXY: z.string().optional(),
  DATABASE_URL: url(/^postgres(ql)?$/).optional(),
  DATA_DIR: z.string().default('.data'),
  DEMO: z.enum(['true', 'false']).optional(),
  S3_ENDPOINT: url(/^https?$/).optional(),
  S3_PUBLIC_ENDPOINT: url(/^https?$/).optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SMTP_URL: url(/^smtps?$/).optional(),
  MAIL_FROM: z.string().optional(),
  CONTACT_EMAIL: z.email().optional(),
  IDENTITY_PROVIDER: z.enum(['simulator', 'veriff']).optional(),
  VERIFF_BASE_URL: url(/^https?$/).optional(),
  VERIFF_API_KEY: z.string().optional(),
  VERIFF_SECRET: z.string().optional(),
  SECRET_KEY: z.string().min(32).optional(),
  FOUR_EYES_CENTS: z.coerce.number().int().min(0).default(1_000_000),
  BRAND_NAME: z.string().min(1).max(60).default('Semilla'),
  DEPOSIT_IBAN: iban.optional(),
  DEPOSIT_HOLDER: z.string().min(1).max(120).optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).optional(),
});
type Variables = z.output<typeof variables>;

export const variableNames = Object.keys(variables.shape);

const advice: Record<string, string> = {
  PORT: 'a port number from 0 to 65535, such as 3000',
  PUBLIC_URL: 'the address people reach it at, such as https://semilla.example',
  DATABASE_URL: 'a PostgreSQL address, such as postgres://semilla:password@localhost:5432/semilla',
  DEMO: 'true or false',
  S3_ENDPOINT: 'the address of the store, such as https://s3.eu-south-2.example',
  S3_PUBLIC_ENDPOINT: 'the address at which browsers reach the store, such as https://files.semilla.example',
  CONTACT_EMAIL: 'the address people write to, such as hola@semilla.example',
  SMTP_URL: 'a mail server, such as smtps://user:password@mail.example:465',
  IDENTITY_PROVIDER: 'simulator or veriff',
  VERIFF_BASE_URL: 'the address of the identity provider, such as https://stationapi.veriff.com',
  SECRET_KEY: 'at least 32 random characters, such as the output of "openssl rand -hex 32"',
  FOUR_EYES_CENTS: 'an amount in cents, such as 1000000',
  BRAND_NAME: 'a name of 1 to 60 characters',
  DEPOSIT_IBAN: 'the IBAN that investors send money to, such as ES79 2100 0813 6101 2345 6789',
  DEPOSIT_HOLDER: 'whose account that is, in 1 to 120 characters',
  LOG_LEVEL: 'debug, info, warn, error or silent',
};

// These, or the password in them, are not to be read over a shoulder or in a log.
const secretNames = new Set([
  'SECRET_KEY',
  'DATABASE_URL',
  'SMTP_URL',
  'VERIFF_API_KEY',
  'VERIFF_SECRET',
  'S3_SECRET_ACCESS_KEY',
]);

function parse(env: Record<string, string | undefined>): Variables {
  // An empty variable is one that is not set, as compose files have it.
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = variables.safeParse(given);
  if (parsed.success) return parsed.data;
  const name = String(parsed.error.issues[0]?.path[0]);
  const value = secretNames.has(name) ? 'what it is' : `"${given[name]}"`;
  throw new ConfigError(`${name} cannot be ${value}: set it to ${advice[name] ?? 'a valid value'}.`);
}

function required(values: Variables, reason: string, ...names: (keyof Variables)[]): void {
  const missing = names.filter((name) => values[name] === undefined);
  if (missing.length) throw new ConfigError(`${reason}: set ${missing.join(', ')}.`);
}

function readFiles(values: Variables, dataDir: string): Config['files'] {
  if (!values.S3_ENDPOINT && !values.S3_BUCKET) return { kind: 'disk', folder: join(dataDir, 'files') };
  const needed = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  required(values, 'Files on an S3 store need all of its settings', ...needed);
  return {
    kind: 's3',
    endpoint: values.S3_ENDPOINT as string,
    publicEndpoint: values.S3_PUBLIC_ENDPOINT ?? (values.S3_ENDPOINT as string),
    bucket: values.S3_BUCKET as string,
    region: values.S3_REGION,
    accessKeyId: values.S3_ACCESS_KEY_ID as string,
    secretAccessKey: values.S3_SECRET_ACCESS_KEY as string,
  };
}

function readSecrets(given: string): string[] {
  const secrets = given.split(',').map((secret) => secret.trim());
  if (secrets.length <= 2 && secrets.every(Boolean)) return secrets;
  throw new ConfigError(
    'VERIFF_SECRET cannot be what it is: set it to the shared secret, or to the new and the old one with a comma between.',
  );
}

function readIdentity(values: Variables, demo: boolean): Config['identity'] {
  const kind = values.IDENTITY_PROVIDER ?? (demo ? 'simulator' : 'nobody');
  if (kind === 'simulator' && !demo) {
    throw new ConfigError('The identity simulator is for the demo only: set IDENTITY_PROVIDER=veriff.');
  }
  if (kind !== 'veriff') return { kind };
  const needed = ['VERIFF_BASE_URL', 'VERIFF_API_KEY', 'VERIFF_SECRET'] as const;
  required(values, 'IDENTITY_PROVIDER=veriff needs its settings', ...needed);
  return {
    kind,
    baseUrl: values.VERIFF_BASE_URL as string,
    apiKey: values.VERIFF_API_KEY as string,
    secrets: readSecrets(values.VERIFF_SECRET as string),
  };
}

/** An account that exists nowhere, for the demo alone. */
const demoIban = 'ES7921000813610123456789';

function readDepositAccount(values: Variables, demo: boolean): Config['depositAccount'] {
  const account = values.DEPOSIT_IBAN ?? (demo ? demoIban : undefined);
  return account === undefined ? undefined : { holder: values.DEPOSIT_HOLDER ?? values.BRAND_NAME, account };
}

function readDemo(values: Variables): boolean {
  const demo = values.DEMO ? choice[values.DEMO] : !values.DATABASE_URL;
  if (demo && values.DATABASE_URL && values.NODE_ENV === 'production') {
    throw new ConfigError(
      'DEMO=true opens every account to everyone: set DEMO=false where NODE_ENV is production.',
    );
  }
  if (!demo) required(values, 'Outside the demo the key that protects secrets must be yours', 'SECRET_KEY');
  return demo;
}

const wholeNumber = /^\d+$/;

const networkNames = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.trim().split('/');
  if (networkNames.has(text.trim())) return true;
  const version = isIP(address);
  const bitsMax = version === 4 ? 32 : 128;
  return (
    version > 0 && !more.length && (bits === undefined || (wholeNumber.test(bits) && Number(bits) <= bitsMax))
  );
}

function readTrustProxy(value: string | undefined): Config['trustProxy'] {
  if (value === undefined || value === 'false') return false;
  if (wholeNumber.test(value)) return Number(value);
  if (value.split(',').every(isNetwork)) return value;
  throw new ConfigError(
    `TRUST_PROXY cannot be "${value}": set it to how many proxies stand in front, or to their addresses.`,
  );
}

/** The address of `Semilla <hola@semilla.example>`. */
const addressIn = (mailbox: string) => /<([^>]+)>/.exec(mailbox)?.[1] ?? mailbox.trim();

/** The only reader of the environment. Pure: give it an environment, get a configuration or a sentence. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const values = parse(env);
  const dataDir = resolve(values.DATA_DIR);
  const demo = readDemo(values);
  const mailFrom = values.MAIL_FROM ?? `${values.BRAND_NAME} <hola@semilla.test>`;
  const publicUrl = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, '');
  return {
    host: values.HOST,
    port: values.PORT,
    publicUrl,
    trustProxy: readTrustProxy(values.TRUST_PROXY),
    database: values.DATABASE_URL
      ? { kind: 'postgres', url: values.DATABASE_URL }
      : { kind: 'embedded', folder: join(dataDir, 'database') },
    dataDir,
    demo,
    files: readFiles(values, dataDir),
    mail: values.SMTP_URL
      ? { kind: 'smtp', url: values.SMTP_URL }
      : { kind: 'mailbox', folder: join(dataDir, 'mail') },
    mailFrom,
    contactEmail: values.CONTACT_EMAIL ?? addressIn(mailFrom),
    mailRetries: { retryLimit: 12, retryDelay: 5, retryBackoff: true },
    identity: readIdentity(values, demo),
    secretKey: values.SECRET_KEY,
    fourEyesCents: values.FOUR_EYES_CENTS,
    brandName: values.BRAND_NAME,
    depositAccount: readDepositAccount(values, demo),
    logLevel: values.LOG_LEVEL ?? (demo ? 'warn' : 'info'),
    requestsPerMinuteMax: 3_000,
    pageMissesPerMinuteMax: 120,
  };
}
