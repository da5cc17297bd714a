import { entryPassMark, iban, isLei, partialDaysDefault, reflectionDaysMin, taxId } from '@semilla/contract';
import { z } from 'zod';
import { ConfigError } from '../kit/config-error.ts';
import { parsePostgresAddress } from '../kit/database/postgres-address.ts';

const url = (protocols: RegExp) => z.url({ protocol: protocols });

const postgresUrl = z.string().refine((text) => parsePostgresAddress(text) !== undefined);

const seconds = z.coerce.number().min(0.1).max(600);

const variables = z.object({
  NODE_ENV: z.string().optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: url(/^https?$/).optional(),
  TRUST_PROXY: z.string().optional(),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_READ_URL: z
    .string()
    .refine((text) => parsePostgresAddress(text)?.nodes.length === 1)
    .optional(),
  DATABASE_OWNER_URL: postgresUrl.optional(),
  MONEY_CONNECTIONS: z.coerce.number().int().min(8).max(100).default(8),
  DATA_DIR: z.string().default('.data'),
  DEMO: z.enum(['true', 'false']).optional(),
  S3_ENDPOINT: url(/^https?$/).optional(),
  S3_PUBLIC_ENDPOINT: url(/^https?$/).optional(),
  S3_BUCKET: z.string().optional(),
  S3_CHECKPOINT_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  FILE_STORE_TIMEOUT_SECONDS: seconds.default(4),
  SMTP_URL: url(/^smtps?$/).optional(),
  MAIL_TIMEOUT_SECONDS: seconds.default(20),
  MAIL_FROM: z.string().optional(),
  CONTACT_EMAIL: z.email().optional(),
  COMPANY_NAME: z.string().max(120).optional(),
  COMPANY_TAX_ID: z.string().max(40).optional(),
  COMPANY_ADDRESS: z.string().max(200).optional(),
  COMPANY_REGISTRATION: z.string().max(300).optional(),
  MONEY_HOLDER: z.string().max(300).optional(),
  IDENTITY_PROVIDER: z.enum(['simulator', 'veriff']).optional(),
  IDENTITY_TIMEOUT_SECONDS: seconds.default(4),
  VERIFF_BASE_URL: url(/^https?$/).optional(),
  VERIFF_API_KEY: z.string().optional(),
  VERIFF_SECRET: z.string().optional(),
  CLAMAV_URL: url(/^tcp$/).optional(),
  CLAMAV_TIMEOUT_SECONDS: seconds.default(4),
  PRIVATE_HOSTS: z.string().optional(),
  METRICS_TOKEN: z.string().min(20).optional(),
  SECRET_KEY: z.string().min(32).optional(),
  SECRET_KEY_PREVIOUS: z.string().min(32).optional(),
  PASSKEYS_REQUIRED_FOR: z.enum(['admin', 'staff']).optional(),
  FRESH_FACTOR_MINUTES: z.coerce.number().int().min(1).max(1_440).default(5),
  FOUR_EYES_CENTS: z.coerce.number().int().min(0).default(1_000_000),
  FOUR_EYES_DAY_CENTS: z.coerce.number().int().min(0).optional(),
  RETENTION_YEARS: z
    .string()
    .regex(/^[a-zA-Z]+=\d{1,2}(,[a-zA-Z]+=\d{1,2})*$/)
    .optional(),
  SHEET_FILING_DAYS: z.coerce.number().int().min(0).max(60).default(0),
  OWNER_LIMIT_CENTS: z.coerce.number().int().min(1).default(500_000_000),
  OWNER_EVIDENCE_MONTHS: z.coerce.number().int().min(1).max(120).default(12),
  HIGH_RISK_COUNTRIES: z
    .string()
    .regex(/^[A-Z]{2}(,[A-Z]{2})*$/)
    .default('IR,KP,MM'),
  INTEREST_TAX_RATES: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}=\d{1,2}\.\d{2}(,\d{4}-\d{2}-\d{2}=\d{1,2}\.\d{2})*$/)
    .optional(),
  PARTIAL_FINANCING_DAYS: z.coerce.number().int().min(1).max(365).default(partialDaysDefault),
  REFLECTION_DAYS: z.coerce.number().int().min(reflectionDaysMin).max(30).default(reflectionDaysMin),
  HOLIDAYS_OF: z
    .string()
    .regex(/^[A-Z]{2}(-[A-Z0-9]+)?$/)
    .default('ES-MD'),
  HOLIDAYS_ALSO: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.iso.date()))
    .default([]),
  COMPLAINT_REMEDIES_ES: z.string().max(2_000).optional(),
  COMPLAINT_REMEDIES_EN: z.string().max(2_000).optional(),
  ENTRY_TEST_PASS_MARK: z.coerce
    .number()
    .min(0)
    .max(100)
    .default(entryPassMark / 100),
  ENTRY_TEST_PAUSE_HOURS: z.coerce.number().int().min(0).max(720).default(24),
  ENTRY_TEST_WEIGHTS: z
    .string()
    .regex(/^[a-z]+=\d{1,2}(,[a-z]+=\d{1,2})*$/)
    .optional(),
  FIXED_TEXTS_FILE: z.string().optional(),
  ORDER_TERMS_FILE: z.string().optional(),
  PROVIDER_LEI: z.string().refine(isLei).optional(),
  SUPERVISOR_ES: z.string().min(1).max(200).default('la Comisión Nacional del Mercado de Valores (CNMV)'),
  SUPERVISOR_EN: z.string().min(1).max(200).default('the Comisión Nacional del Mercado de Valores (CNMV)'),
  BRAND_NAME: z.string().min(1).max(60).default('Semilla'),
  DEPOSIT_IBAN: iban.optional(),
  DEPOSIT_HOLDER: z.string().min(1).max(120).optional(),
  PAYMENTS_INITIATOR: z
    .string()
    .regex(/^[A-Z0-9]{9}\d{3}$/)
    .refine((text) => taxId.safeParse(text.slice(0, 9)).success)
    .optional(),
  STATEMENTS_FOLDER: z.string().optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).optional(),
});
export type Variables = z.output<typeof variables>;

export const variableNames = Object.keys(variables.shape);

const advice: Record<string, string> = {
  PORT: 'a port number from 0 to 65535, such as 3000',
  PUBLIC_URL: 'the address people reach it at, such as https://semilla.example',
  DATABASE_URL: 'a PostgreSQL address, such as postgres://semilla:password@localhost:5432/semilla',
  DATABASE_DIRECT_URL: 'the address of the same database past the pooler',
  DATABASE_READ_URL: 'the address of one replica',
  DATABASE_OWNER_URL: 'the PostgreSQL address of the owner of the tables',
  MONEY_CONNECTIONS: 'a number of connections from 8 to 100',
  DEMO: 'true or false',
  S3_ENDPOINT: 'the address of the store, such as https://s3.eu-south-2.example',
  S3_PUBLIC_ENDPOINT: 'the address at which browsers reach the store, such as https://files.semilla.example',
  CONTACT_EMAIL: 'the address people write to, such as hola@semilla.example',
  COMPANY_NAME: 'the name of the company, in at most 120 characters',
  COMPANY_TAX_ID: 'the tax number of the company, in at most 40 characters',
  COMPANY_ADDRESS: 'the address of the company, in at most 200 characters',
  COMPANY_REGISTRATION: 'where the company is registered, in at most 300 characters',
  MONEY_HOLDER: 'the payment provider that holds the money of the wallets, in at most 300 characters',
  SMTP_URL: 'a mail server, such as smtps://user:password@mail.example:465',
  FILE_STORE_TIMEOUT_SECONDS: 'a number of seconds from 0.1 to 600',
  MAIL_TIMEOUT_SECONDS: 'a number of seconds from 0.1 to 600',
  IDENTITY_TIMEOUT_SECONDS: 'a number of seconds from 0.1 to 600',
  IDENTITY_PROVIDER: 'simulator or veriff',
  VERIFF_BASE_URL: 'the address of the identity provider, such as https://stationapi.veriff.com',
  CLAMAV_TIMEOUT_SECONDS: 'a number of seconds from 0.1 to 600',
  CLAMAV_URL: 'the address of a malware scanner, such as tcp://127.0.0.1:3310',
  METRICS_TOKEN: 'at least 20 random characters',
  SECRET_KEY: 'at least 32 random characters, such as the output of "openssl rand -hex 32"',
  SECRET_KEY_PREVIOUS: 'the key that SECRET_KEY replaces',
  PASSKEYS_REQUIRED_FOR: 'admin or staff',
  FRESH_FACTOR_MINUTES: 'a number of minutes, at most 5 in production',
  FOUR_EYES_CENTS: 'an amount in cents, at most 10000000 in production',
  FOUR_EYES_DAY_CENTS: 'an amount in cents, at most 50000000 in production',
  RETENTION_YEARS: 'years by kind of record, such as identity=10,taxDetails=5',
  OWNER_LIMIT_CENTS: 'an amount in cents, such as 500000000',
  OWNER_EVIDENCE_MONTHS: 'a number of months, such as 12',
  HIGH_RISK_COUNTRIES: 'the codes of countries, such as IR,KP,MM',
  INTEREST_TAX_RATES: 'percentages by first day, such as 2016-01-01=19.00',
  PARTIAL_FINANCING_DAYS: 'a number of days from 1 to 365',
  REFLECTION_DAYS: 'a number of calendar days from 4 to 30',
  HOLIDAYS_OF: 'a country, or a country and its region, such as ES-MD',
  HOLIDAYS_ALSO: 'days separated by commas, such as 2027-05-15,2027-11-09',
  COMPLAINT_REMEDIES_ES: 'a Spanish text of at most 2000 characters',
  COMPLAINT_REMEDIES_EN: 'an English text of at most 2000 characters',
  ENTRY_TEST_PASS_MARK: 'a percentage from 0 to 100, such as 60',
  ENTRY_TEST_PAUSE_HOURS: 'a number of hours from 0 to 720, such as 24',
  ENTRY_TEST_WEIGHTS: 'weights by question, such as loss=4,return=3',
  PROVIDER_LEI: 'a legal entity identifier of 20 characters with the right check digits',
  SUPERVISOR_ES: 'a name in Spanish with its article, in at most 200 characters',
  SUPERVISOR_EN: 'the same in English',
  BRAND_NAME: 'a name of 1 to 60 characters',
  DEPOSIT_IBAN: 'the IBAN that investors send money to, such as ES79 2100 0813 6101 2345 6789',
  DEPOSIT_HOLDER: 'whose account that is, in 1 to 120 characters',
  PAYMENTS_INITIATOR:
    'the NIF of the company and the suffix of three digits from the contract with the bank, such as B99999997000',
  STATEMENTS_FOLDER: 'a folder that the platform can read',
  LOG_LEVEL: 'debug, info, warn, error or silent',
};

// Secrets, or addresses with a password. Their values must not appear in messages or logs.
const secretNames = new Set([
  'METRICS_TOKEN',
  'SECRET_KEY',
  'SECRET_KEY_PREVIOUS',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_READ_URL',
  'DATABASE_OWNER_URL',
  'SMTP_URL',
  'VERIFF_API_KEY',
  'VERIFF_SECRET',
  'S3_SECRET_ACCESS_KEY',
]);

export function readVariables(env: Record<string, string | undefined>): Variables {
  // An empty variable counts as not set, because compose files leave unused variables empty.
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = variables.safeParse(given);
  if (parsed.success) return parsed.data;
  const name = String(parsed.error.issues[0]?.path[0]);
  const value = secretNames.has(name) ? 'what it is' : `"${given[name]}"`;
  throw new ConfigError(`${name} cannot be ${value}: set it to ${advice[name] ?? 'a valid value'}.`);
}

/** Throws if one of these variables is missing; `reason` says what they are for. */
export function required(values: Variables, reason: string, ...names: (keyof Variables)[]): void {
  const missing = names.filter((name) => values[name] === undefined);
  if (missing.length) throw new ConfigError(`${reason}: set ${missing.join(', ')}.`);
}
