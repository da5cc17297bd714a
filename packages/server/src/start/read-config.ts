import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { demoLei } from '@semilla/contract';
import type { Company, Config } from '../kit/config.ts';
import { ConfigError } from '../kit/config-error.ts';
import { checkProduction } from './check-production.ts';
import { readVariables, required, type Variables } from './environment.ts';
import { readEntryTest } from './read-entry-test.ts';
import { readFixedTexts } from './read-fixed-texts.ts';
import { readOrderTerms } from './read-order-terms.ts';
import { readRetention } from './read-retention.ts';
import { readTaxRates } from './read-tax-rates.ts';

function readFiles(values: Variables, dataDir: string): Config['files'] {
  if (!values.S3_ENDPOINT && !values.S3_BUCKET) return { kind: 'disk', folder: join(dataDir, 'files') };
  const needed = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  required(values, 'Files on an S3 store need all of its settings', ...needed);
  return {
    kind: 's3',
    endpoint: values.S3_ENDPOINT as string,
    publicEndpoint: values.S3_PUBLIC_ENDPOINT ?? (values.S3_ENDPOINT as string),
    bucket: values.S3_BUCKET as string,
    checkpointBucket: values.S3_CHECKPOINT_BUCKET,
    region: values.S3_REGION,
    accessKeyId: values.S3_ACCESS_KEY_ID as string,
    secretAccessKey: values.S3_SECRET_ACCESS_KEY as string,
  };
}

function readDatabase(values: Variables, dataDir: string): Config['database'] {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl, DATABASE_READ_URL: readUrl } = values;
  const { MONEY_CONNECTIONS: moneyConnections } = values;
  if (url) return { kind: 'postgres', url, directUrl, readUrl, moneyConnections };
  if (directUrl || readUrl) required(values, 'A pooler or a replica needs a database', 'DATABASE_URL');
  return { kind: 'embedded', folder: join(dataDir, 'database') };
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

/** A made-up account, for the demo only. */
const demoIban = 'ES7921000813610123456789';

/** A made-up NIF with the usual suffix, for the demo only. */
const demoInitiator = 'B99999997000';

function readDepositAccount(values: Variables, demo: boolean): Config['depositAccount'] {
  const account = values.DEPOSIT_IBAN ?? (demo ? demoIban : undefined);
  return account === undefined ? undefined : { holder: values.DEPOSIT_HOLDER ?? values.BRAND_NAME, account };
}

const choice = { true: true, false: false } as const;

function readDemo(values: Variables): boolean {
  const demo = values.DEMO ? choice[values.DEMO] : !values.DATABASE_URL;
  if (!demo) required(values, 'Outside the demo the key that protects secrets must be yours', 'SECRET_KEY');
  return demo;
}

const passkeyRoles = { none: [], admin: ['admin'], staff: ['operator', 'admin'] } satisfies Record<
  string,
  Config['passkeysRequiredFor']
>;

/** A made-up company, for the demo only. */
const demoCompany = {
  taxId: 'B99999997',
  address: 'Calle del Semillero 8, 28005 Madrid',
  registration: 'Registro Mercantil de Madrid, tomo 99.999, folio 1, hoja M-999999; CNMV, n.º 999',
  moneyHolder: 'Acequia Pagos, E.P., S.A. (Banco de España, n.º 6999)',
};

function readCompany(values: Variables, demo: boolean): Company {
  const example = demo ? demoCompany : undefined;
  const demoName = `${values.BRAND_NAME} Financiación Participativa, S.L.`;
  return {
    name: values.COMPANY_NAME ?? (demo ? demoName : values.BRAND_NAME),
    taxId: values.COMPANY_TAX_ID ?? example?.taxId,
    address: values.COMPANY_ADDRESS ?? example?.address,
    registration: values.COMPANY_REGISTRATION ?? example?.registration,
    moneyHolder: values.MONEY_HOLDER ?? example?.moneyHolder,
  };
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

/** The e-mail address in `Semilla <hola@semilla.example>`. */
const addressIn = (mailbox: string) => /<([^>]+)>/.exec(mailbox)?.[1] ?? mailbox.trim();

/** Limits of one process that have no setting yet. Tests set other values. */
const fixedLimits = {
  moneyPatience: { queueMs: 20_000, lockMs: 4_000 },
  patienceMs: 4_000,
  mostAtOnce: { reads: 100, changes: 50 },
  runsSchedules: true,
  eventStreamsMax: { perUser: 8, inAll: 5_000 },
  heldBytesMax: 100_000_000,
  requestsPerMinuteMax: 3_000,
  pageRendersMax: 60,
  pageMissesPerMinuteMax: 120,
};

/** Reads the environment. It has no side effects and throws a sentence that says what to set. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const values = readVariables(env);
  checkProduction(values);
  const isProduction = values.NODE_ENV === 'production';
  const dataDir = resolve(values.DATA_DIR);
  const demo = readDemo(values);
  const mailFrom = values.MAIL_FROM ?? `${values.BRAND_NAME} <hola@semilla.test>`;
  const publicUrl = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, '');
  return {
    host: values.HOST,
    port: values.PORT,
    publicUrl,
    trustProxy: readTrustProxy(values.TRUST_PROXY),
    database: readDatabase(values, dataDir),
    dataDir,
    isProduction,
    demo,
    files: readFiles(values, dataDir),
    mail: values.SMTP_URL
      ? { kind: 'smtp', url: values.SMTP_URL }
      : { kind: 'mailbox', folder: join(dataDir, 'mail') },
    mailFrom,
    contactEmail: values.CONTACT_EMAIL ?? addressIn(mailFrom),
    company: readCompany(values, demo),
    timeouts: {
      fileStoreMs: values.FILE_STORE_TIMEOUT_SECONDS * 1_000,
      mailMs: values.MAIL_TIMEOUT_SECONDS * 1_000,
      identityMs: values.IDENTITY_TIMEOUT_SECONDS * 1_000,
      scannerMs: values.CLAMAV_TIMEOUT_SECONDS * 1_000,
    },
    mailRetries: { retryLimit: 12, retryDelay: 5, retryBackoff: true },
    identity: readIdentity(values, demo),
    clamavUrl: values.CLAMAV_URL,
    metricsToken: values.METRICS_TOKEN,
    secretKey: values.SECRET_KEY,
    previousSecretKey: values.SECRET_KEY_PREVIOUS,
    passkeysRequiredFor: passkeyRoles[values.PASSKEYS_REQUIRED_FOR ?? 'none'],
    freshFactorMinutes: values.FRESH_FACTOR_MINUTES,
    fourEyesCents: values.FOUR_EYES_CENTS,
    fourEyesDayCents: values.FOUR_EYES_DAY_CENTS ?? 5 * values.FOUR_EYES_CENTS,
    retentionYears: readRetention(values),
    sheetFilingDays: values.SHEET_FILING_DAYS,
    owners: {
      limitCents: values.OWNER_LIMIT_CENTS,
      highRiskCountries: values.HIGH_RISK_COUNTRIES.split(','),
      evidenceMonths: values.OWNER_EVIDENCE_MONTHS,
    },
    interestTaxRates: readTaxRates(values.INTEREST_TAX_RATES),
    partialDays: values.PARTIAL_FINANCING_DAYS,
    reflectionDays: values.REFLECTION_DAYS,
    holidaysOf: values.HOLIDAYS_OF,
    alsoHolidays: values.HOLIDAYS_ALSO,
    complaintRemedies: { es: values.COMPLAINT_REMEDIES_ES, en: values.COMPLAINT_REMEDIES_EN },
    entryTest: readEntryTest(values),
    fixedTexts: readFixedTexts(values.FIXED_TEXTS_FILE, isProduction),
    orderTerms: readOrderTerms(values.ORDER_TERMS_FILE),
    providerLei: values.PROVIDER_LEI ?? (demo ? demoLei : undefined),
    supervisor: { es: values.SUPERVISOR_ES, en: values.SUPERVISOR_EN },
    brandName: values.BRAND_NAME,
    depositAccount: readDepositAccount(values, demo),
    paymentsInitiator: values.PAYMENTS_INITIATOR ?? (demo ? demoInitiator : undefined),
    statementsFolder: values.STATEMENTS_FOLDER && resolve(values.STATEMENTS_FOLDER),
    logLevel: values.LOG_LEVEL ?? (demo ? 'warn' : 'info'),
    ...fixedLimits,
  };
}
