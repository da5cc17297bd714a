import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readPostgresAddress } from '../kit/database/postgres-address.ts';
import { variableNames } from './environment.ts';
import { readConfig } from './read-config.ts';

const secret = 'x'.repeat(32);
const real = { DATABASE_URL: 'postgres://u:p@localhost/semilla', SECRET_KEY: secret };

type Refusal = [title: string, env: Record<string, string>, sentence: RegExp];

describe('configuration', () => {
  it('[B10] is the demo on the embedded database if nothing is set', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      demo: true,
      database: { kind: 'embedded' },
      files: { kind: 'disk' },
      mail: { kind: 'mailbox' },
      identity: { kind: 'simulator' },
      brandName: 'Semilla',
      fourEyesCents: 1_000_000,
    });
  });

  it('[B11] accepts a database of several hosts, an address that bypasses its pooler, and one replica', () => {
    const DATABASE_URL = 'postgres://u:p%40ss@one:5432,two:5433,[::1]/semilla?sslmode=verify-full';
    const both = {
      DATABASE_DIRECT_URL: 'postgres://one/semilla',
      DATABASE_READ_URL: 'postgres://two/semilla',
    };
    expect(readConfig({ ...real, ...both, DATABASE_URL }).database).toEqual({
      kind: 'postgres',
      url: DATABASE_URL,
      moneyConnections: 8,
      directUrl: both.DATABASE_DIRECT_URL,
      readUrl: both.DATABASE_READ_URL,
    });
    expect(readPostgresAddress(DATABASE_URL)).toEqual({
      nodes: ['one:5432', 'two:5433', '[::1]'].map((host) => DATABASE_URL.replace(/one.*\]/, host)),
      hosts: 'one:5432,two:5433,[::1]',
      database: 'semilla',
      user: 'u',
      password: 'p@ss',
    });
    for (const wrong of [
      'postgres://one,/semilla',
      'postgres://one:1,two:x/semilla',
      'mysql://one/semilla',
      'one',
    ])
      expect(() => readConfig({ ...real, DATABASE_URL: wrong }), wrong).toThrow('DATABASE_URL cannot be');
    const several = 'postgres://one,two/semilla';
    expect(() => readConfig({ ...real, DATABASE_READ_URL: several })).toThrow('the address of one replica');
    expect(() => readConfig({ ...both, SECRET_KEY: secret })).toThrow('DATABASE_URL');
  });

  it('[L37] keeps records for the configured years, and others for the usual time', () => {
    const { retentionYears } = readConfig({
      ...real,
      RETENTION_YEARS: 'identity=12,complaints=6,ownerEvidence=5',
    });
    expect(retentionYears).toEqual({
      identity: 12,
      taxDetails: 10,
      bankAccounts: 10,
      verifications: 10,
      documents: 10,
      investorFile: 5,
      complaints: 6,
      tickets: 5,
      ownerEvidence: 5,
    });
  });

  it('[R13] uses the sender of mails as the contact address, unless one is set', () => {
    const mailFrom = 'Semilla <hola@semilla.example>';
    expect(readConfig({ ...real, MAIL_FROM: mailFrom }).contactEmail).toBe('hola@semilla.example');
    expect(readConfig({ ...real, MAIL_FROM: 'hola@semilla.example' }).contactEmail).toBe(
      'hola@semilla.example',
    );
    const named = { MAIL_FROM: mailFrom, CONTACT_EMAIL: 'ayuda@semilla.example' };
    expect(readConfig({ ...real, ...named }).contactEmail).toBe('ayuda@semilla.example');
  });

  const company = {
    COMPANY_NAME: 'Huerta Financiación Participativa, S.L.',
    COMPANY_TAX_ID: 'B99999997',
    COMPANY_ADDRESS: 'Plaza Mayor 1, 28012 Madrid',
    COMPANY_REGISTRATION: 'Registro Mercantil de Madrid, hoja M-999999',
    MONEY_HOLDER: 'Noria Pagos, E.P., S.A. (Banco de España, n.º 6998)',
  };

  it('[R13] names the company that runs the platform; only the demo invents one', () => {
    expect(readConfig({}).company).toMatchObject({
      name: 'Semilla Financiación Participativa, S.L.',
      address: 'Calle del Semillero 8, 28005 Madrid',
      moneyHolder: 'Acequia Pagos, E.P., S.A. (Banco de España, n.º 6999)',
    });
    expect(readConfig(real).company).toEqual({ name: 'Semilla' });
    expect(readConfig({ ...real, ...company }).company).toEqual({
      name: company.COMPANY_NAME,
      taxId: company.COMPANY_TAX_ID,
      address: company.COMPANY_ADDRESS,
      registration: company.COMPANY_REGISTRATION,
      moneyHolder: company.MONEY_HOLDER,
    });
  });

  it('[V17] has no account for deposits outside the demo unless one is set', () => {
    expect(readConfig(real).depositAccount).toBeUndefined();
    const named = { DEPOSIT_IBAN: 'ES79 2100 0813 6101 2345 6789', DEPOSIT_HOLDER: 'Semilla PFP, S.L.' };
    expect(readConfig({ ...real, ...named }).depositAccount).toEqual({
      holder: 'Semilla PFP, S.L.',
      account: 'ES7921000813610123456789',
    });
  });

  it('[L49] reads how the bank knows the platform as a sender of payments, and refuses a wrong NIF', () => {
    expect(readConfig({}).paymentsInitiator).toBe('B99999997000');
    expect(readConfig(real).paymentsInitiator).toBeUndefined();
    expect(readConfig({ ...real, PAYMENTS_INITIATOR: 'B85432102001' }).paymentsInitiator).toBe(
      'B85432102001',
    );
    for (const wrong of ['B85432102', 'B85432103001', 'b85432102001', 'ESB85432102001'])
      expect(() => readConfig({ ...real, PAYMENTS_INITIATOR: wrong })).toThrow(
        'PAYMENTS_INITIATOR cannot be',
      );
  });

  it('[B10] is not the demo on a real database, unless DEMO is true', () => {
    expect(readConfig(real).demo).toBe(false);
    expect(readConfig({ ...real, DEMO: 'true' }).demo).toBe(true);
  });

  it('[B10] treats an empty variable as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({
      port: 3000,
      database: { kind: 'embedded' },
    });
  });

  it('[B6] has no identity provider outside the demo unless one is set, with one secret or two', () => {
    expect(readConfig(real).identity).toEqual({ kind: 'nobody' });
    const veriff = { VERIFF_BASE_URL: 'https://v.example', VERIFF_API_KEY: 'key', VERIFF_SECRET: 'new, old' };
    expect(readConfig({ ...real, IDENTITY_PROVIDER: 'veriff', ...veriff }).identity).toEqual({
      kind: 'veriff',
      baseUrl: 'https://v.example',
      apiKey: 'key',
      secrets: ['new', 'old'],
    });
  });

  it.each([
    [undefined, false],
    ['false', false],
    ['2', 2],
    ['10.0.0.0/8, ::1,loopback', '10.0.0.0/8, ::1,loopback'],
  ])('[B10] reads TRUST_PROXY=%s as %j', (given, trustProxy) => {
    expect(readConfig({ TRUST_PROXY: given }).trustProxy).toBe(trustProxy);
  });

  it('[L14] reads the further holidays', () => {
    expect(readConfig({}).alsoHolidays).toEqual([]);
    expect(readConfig({ HOLIDAYS_ALSO: '2027-05-15,2027-11-09' }).alsoHolidays).toEqual([
      '2027-05-15',
      '2027-11-09',
    ]);
  });

  const refused: Refusal[] = [
    ['an invalid port', { PORT: 'web' }, /^PORT cannot be "web": set it to a port number/],
    ['a holiday that no year has', { HOLIDAYS_ALSO: '2027-05-15,2027-02-30' }, /^HOLIDAYS_ALSO cannot be/],
    ['another database', { DATABASE_URL: 'mysql://localhost/semilla' }, /set it to a PostgreSQL address/],
    ['no key outside the demo', { DATABASE_URL: real.DATABASE_URL }, /: set SECRET_KEY\.$/],
    [
      'a key that is too short',
      { ...real, SECRET_KEY: 'short' },
      /^SECRET_KEY cannot be what it is: set it to at least 32 random characters/,
    ],
    [
      'an incomplete S3 store',
      { S3_ENDPOINT: 'http://localhost:9000' },
      /set S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY\.$/,
    ],
    [
      'an incomplete identity provider',
      { IDENTITY_PROVIDER: 'veriff' },
      /set VERIFF_BASE_URL, VERIFF_API_KEY, VERIFF_SECRET\.$/,
    ],
    [
      'an identity provider with three secrets',
      {
        IDENTITY_PROVIDER: 'veriff',
        VERIFF_BASE_URL: 'https://v.example',
        VERIFF_API_KEY: 'k',
        VERIFF_SECRET: 'a,b,c',
      },
      /^VERIFF_SECRET cannot be what it is: set it to the shared secret/,
    ],
    [
      'the simulator outside the demo',
      { ...real, IDENTITY_PROVIDER: 'simulator' },
      /set IDENTITY_PROVIDER=veriff/,
    ],
    ...Object.entries({
      COMPANY_NAME: 120,
      COMPANY_TAX_ID: 40,
      COMPANY_ADDRESS: 200,
      COMPANY_REGISTRATION: 300,
    }).map(([name, max]): (typeof refused)[number] => [
      `a ${name} that is too long`,
      { [name]: 'x'.repeat(max + 1) },
      new RegExp(`^${name} cannot be "x+": set it to .+, in at most ${max} characters\\.$`),
    ]),
    ['invalid proxies', { TRUST_PROXY: 'true' }, /^TRUST_PROXY cannot be "true": set it to how many/],
    ['an invalid network', { TRUST_PROXY: '10.0.0.0/33' }, /^TRUST_PROXY cannot be "10\.0\.0\.0\/33"/],
    [
      'an unknown kind of record',
      { RETENTION_YEARS: 'passports=10' },
      /^RETENTION_YEARS cannot name "passports": name kinds among identity, .+, ownerEvidence\.$/,
    ],
    ...['identity', 'complaints', 'ownerEvidence'].map(
      (kind): Refusal => [
        `fewer years of ${kind} than the law asks for`,
        { RETENTION_YEARS: `taxDetails=10,${kind}=4` },
        new RegExp(
          `^RETENTION_YEARS cannot be "${kind}=4": the law asks for at least 5 years of every kind\\.$`,
        ),
      ],
    ),
    ['a yes in another language', { DEMO: 'sí' }, /^DEMO cannot be "sí": set it to true or false\.$/],
  ];
  it.each(refused)('[X1] refuses %s with a sentence that says what to set', (_title, env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence);
  });

  it.each(['959800SEMILLADEMO068', '959800SEMILLADEMO06', 'semilla'])(
    '[L19] refuses the provider’s identifier %s because its check digits are wrong',
    (PROVIDER_LEI) => {
      expect(() => readConfig({ PROVIDER_LEI })).toThrow(
        /^PROVIDER_LEI cannot be .*: set it to a legal entity identifier of 20 characters with the right check digits/,
      );
    },
  );

  it('[L19] reads the provider’s identifier', () => {
    expect(readConfig({ PROVIDER_LEI: '959800TMBXRMPZ3XGP38' }).providerLei).toBe('959800TMBXRMPZ3XGP38');
  });

  it('[B10] is listed completely in .env.example', () => {
    const example = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');
    const listed = [...example.matchAll(/^# ([A-Z0-9_]+)=/gm)].map(([, name]) => name);
    expect(listed.sort()).toEqual([...variableNames].sort());
  });

  it.each([
    'RETENTION_YEARS',
    'OWNER_EVIDENCE_MONTHS',
    'SHEET_FILING_DAYS',
    'HIGH_RISK_COUNTRIES',
    'PARTIAL_FINANCING_DAYS',
    'REFLECTION_DAYS',
    'HOLIDAYS_OF',
    'HOLIDAYS_ALSO',
    'COMPLAINT_REMEDIES_ES',
    'FIXED_TEXTS_FILE',
    'ORDER_TERMS_FILE',
    'SUPERVISOR_ES',
  ])(
    '[L5][L12][L14][L22][L23] .env.example says that counsel must confirm %s, which the law leaves open',
    (name) => {
      const example = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');
      const line = example.split('\n').find((text) => text.startsWith(`# ${name}=`));
      expect(line).toMatch(/for counsel to confirm$/);
    },
  );
});
