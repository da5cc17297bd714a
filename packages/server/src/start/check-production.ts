import { ConfigError } from '../kit/config-error.ts';
import { readPostgresAddress } from '../kit/database/postgres-address.ts';
import { checkTransport } from './check-transport.ts';
import { required, type Variables } from './environment.ts';
import { isRandomKey, isUnusualKey } from './key-strength.ts';

const needed = [
  'DATABASE_URL',
  'PUBLIC_URL',
  'SMTP_URL',
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_CHECKPOINT_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SECRET_KEY',
  'COMPANY_NAME',
  'COMPANY_TAX_ID',
  'COMPANY_ADDRESS',
  'COMPANY_REGISTRATION',
  'MONEY_HOLDER',
] as const;

const freshFactorMinutesMax = 5;
/** 100,000 €. Above it, one administrator alone could approve a platform's whole money. */
const fourEyesCentsMax = 10_000_000;
const fourEyesDayCentsMax = 5 * fourEyesCentsMax;

/**
 * Throws if a key is not random enough. The previous key only has to meet the older, weaker rule, so it can
 * be replaced.
 */
function checkKeys({ SECRET_KEY: key, SECRET_KEY_PREVIOUS: previous }: Variables): void {
  const name = key !== undefined && !isRandomKey(key) ? 'SECRET_KEY' : 'SECRET_KEY_PREVIOUS';
  if (name === 'SECRET_KEY_PREVIOUS' && (previous === undefined || isUnusualKey(previous))) return;
  throw new ConfigError(`${name} is not random enough: set it to the output of "openssl rand -hex 32".`);
}

/**
 * Throws if the direct connection uses another role, such as the owner. It exists to bypass the pooler, not
 * to migrate with the owner's rights.
 */
function checkRoles({ DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl }: Variables): void {
  if (!url || !directUrl || readPostgresAddress(url).user === readPostgresAddress(directUrl).user) return;
  throw new ConfigError(
    'DATABASE_DIRECT_URL names another role than DATABASE_URL: set it to the same role, which owns nothing.',
  );
}

/** Checks only that the file is set; `readFixedTexts` checks its content. */
function checkFixedTexts({ FIXED_TEXTS_FILE: path }: Variables): void {
  if (path) return;
  throw new ConfigError(
    'The Spanish texts that the law fixes are translations until FIXED_TEXTS_FILE gives the official wording: set it to a JSON file with the texts of the Official Journal of the European Union.',
  );
}

/** In production, throws unless everything is set that a platform on the Internet needs. */
export function checkProduction(values: Variables): void {
  if (values.NODE_ENV !== 'production') return;
  if (values.DEMO === 'true') {
    throw new ConfigError(
      'DEMO=true opens every account to everyone: set DEMO=false where NODE_ENV is production.',
    );
  }
  required(
    values,
    'In production the platform needs a database, its address, a mail server, a file store that every process shares, a key, and whose platform it is',
    ...needed,
  );
  if (!values.PUBLIC_URL?.startsWith('https:')) {
    throw new ConfigError(
      `PUBLIC_URL cannot be "${values.PUBLIC_URL}" in production: set it to an address that begins with https://.`,
    );
  }
  if (values.FRESH_FACTOR_MINUTES > freshFactorMinutesMax) {
    throw new ConfigError(
      `FRESH_FACTOR_MINUTES cannot be "${values.FRESH_FACTOR_MINUTES}" in production: set it to a number of minutes, at most ${freshFactorMinutesMax}.`,
    );
  }
  if (values.FOUR_EYES_CENTS > fourEyesCentsMax) {
    throw new ConfigError(
      `FOUR_EYES_CENTS cannot be "${values.FOUR_EYES_CENTS}" in production: set it to an amount in cents, at most ${fourEyesCentsMax}.`,
    );
  }
  if ((values.FOUR_EYES_DAY_CENTS ?? 0) > fourEyesDayCentsMax) {
    throw new ConfigError(
      `FOUR_EYES_DAY_CENTS cannot be "${values.FOUR_EYES_DAY_CENTS}" in production: set it to an amount in cents, at most ${fourEyesDayCentsMax}.`,
    );
  }
  checkTransport(values);
  checkRoles(values);
  checkKeys(values);
  checkFixedTexts(values);
}
