import type { DatedRate, FixedTexts, KeptKind, Role, TermsText } from '@semilla/contract';

/** The company details that the law requires; in production the configuration must contain all of them. */
export interface Company {
  name: string;
  taxId: string | undefined;
  address: string | undefined;
  /** The commercial register and the entry in it. */
  registration: string | undefined;
  /** The payment provider that holds the money in the wallets, and its authorisation. */
  moneyHolder: string | undefined;
}

type Wording = Record<'es' | 'en', string>;

/** The terms that an investor accepts with an order. */
export interface TermsOfOrders {
  version: string;
  /** The maximum amount that the terms state; null if they state none. */
  capCents: number | null;
  /** Default: the platform's own texts. */
  text?: Wording;
  /** The texts for investors for whom the standard one is untrue; terms with a cap have them. */
  otherTexts?: Record<Exclude<TermsText, 'standard'>, Wording> | undefined;
}

export interface Config {
  host: string;
  port: number;
  /** The origin used in links, mails and canonical addresses. */
  publicUrl: string;
  /** The number of trusted proxies, or their addresses. */
  trustProxy: boolean | number | string;
  database:
    | { kind: 'embedded'; folder: string }
    | {
        kind: 'postgres';
        /** May name several hosts; one of them accepts writes. */
        url: string;
        /** Bypasses the connection pooler. */
        directUrl?: string | undefined;
        /** A replica for reads that may be slightly stale. */
        readUrl?: string | undefined;
        /** Connections reserved for moving money. */
        moneyConnections?: number;
        /** How long a transaction may wait for its next statement. */
        idleInTransactionMs?: number;
      };
  dataDir: string;
  /** Whether `NODE_ENV` is production. */
  isProduction: boolean;
  demo: boolean;
  files:
    | { kind: 'disk'; folder: string }
    | {
        kind: 's3';
        endpoint: string;
        /** The address browsers use to reach the store. */
        publicEndpoint: string;
        bucket: string;
        /** A second bucket for copies of the checkpoints. */
        checkpointBucket: string | undefined;
        region: string;
        accessKeyId: string;
        secretAccessKey: string;
      };
  mail: { kind: 'smtp'; url: string } | { kind: 'mailbox'; folder: string };
  mailFrom: string;
  /** The address people write to: shown on the legal pages, and the reply address of mails. */
  contactEmail: string;
  /** The company that runs the platform, named on the legal pages. */
  company: Company;
  /** How long a call to another server may take. */
  timeouts: { fileStoreMs: number; mailMs: number; identityMs: number; scannerMs: number };
  /** How often a failed mail is retried; the delay is in seconds. */
  mailRetries: { retryLimit: number; retryDelay: number; retryBackoff: boolean };
  /** The identity provider; `nobody` if none is configured outside the demo. */
  identity:
    | { kind: 'nobody' }
    | { kind: 'simulator' }
    /** Holds two secrets while one is being replaced; requests are signed with the first. */
    | { kind: 'veriff'; baseUrl: string; apiKey: string; secrets: string[] };
  /** The address of the malware scanner; undefined if files are not scanned. */
  clamavUrl: string | undefined;
  /** The token for reading `/metrics`. Without it, `/metrics` is off. */
  metricsToken: string | undefined;
  /** Undefined only in the demo, which generates one and stores it in the data folder. */
  secretKey: string | undefined;
  /** Earlier keys, separated by commas, that are still accepted while the key is being replaced. */
  previousSecretKey: string | undefined;
  /** The roles that need a passkey. */
  passkeysRequiredFor: Role[];
  /** How long a one-time code or a passkey counts as fresh. */
  freshFactorMinutes: number;
  fourEyesCents: number;
  fourEyesDayCents: number;
  /** For how many years the records of closed accounts are kept. */
  retentionYears: Record<KeptKind | 'ownerEvidence', number>;
  /** Working days between publishing an offer's first sheet and opening the offer, if the authority requires filing first. */
  sheetFilingDays: number;
  owners: {
    /** How much an owner may offer within twelve months. */
    limitCents: number;
    /** Owners from these countries are not accepted. */
    highRiskCountries: readonly string[];
    /** How many months evidence about an owner stays valid for opening an offer. */
    evidenceMonths: number;
  };
  /** Tax rates on interest, each with its first day, for projects that withhold tax. */
  interestTaxRates: readonly DatedRate[];
  /** Days after the deadline during which the owner may accept less than the target, if the sheet allows it. */
  partialDays: number;
  /** How many calendar days the reflection period of an order lasts. */
  reflectionDays: number;
  /** The country, or country and region, whose public holidays apply, for example `ES-MD`. */
  holidaysOf: string;
  /** Further holidays, such as those of the town. */
  alsoHolidays: readonly string[];
  /** What a complainant may do after their complaint is rejected, per language. Default: the platform's own text. */
  complaintRemedies: { es?: string | undefined; en?: string | undefined };
  /**
   * The pass mark of the entry test, for how many hours it cannot be taken again once it was failed, and the weights that replace
   * the default weights of some questions.
   */
  entryTest: { passMarkHundredths: number; pauseHours: number; weights: Record<string, number> };
  /** Texts whose wording the law prescribes. */
  fixedTexts: FixedTexts;
  orderTerms: TermsOfOrders;
  /** The company's legal entity identifier. Offer identifiers begin with it; without one no sheet can be published. */
  providerLei: string | undefined;
  /** The supervising authority named on sheets, per language. */
  supervisor: { es: string; en: string };
  brandName: string;
  /** The account that investors send deposits to. Optional: without it they see no account. */
  depositAccount: { holder: string; account: string } | undefined;
  /** How the bank knows the platform as the sender of payment files: in Spain its NIF and a suffix of three digits. */
  paymentsInitiator: string | undefined;
  /** The folder watched for files from the bank; undefined if none. */
  statementsFolder: string | undefined;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** How long a request that moves money may wait. Afterwards it is refused, and it is not carried out later. */
  moneyPatience: {
    /** How long the request may wait in the queue behind other requests, while those make progress. */
    queueMs: number;
    /** How long the request may wait for a row that is locked. */
    lockMs: number;
  };
  /** How long any other request may wait for database connections in total before it is refused. */
  patienceMs: number;
  /** How many requests run at the same time per process; more are refused. */
  mostAtOnce: { reads: number; changes: number };
  /** Whether scheduled work runs at its times. Tests run it themselves, whatever time it is. */
  runsSchedules: boolean;
  /**
   * The most event streams one process keeps open. Above `inAll`, new streams are refused; above `perUser`, a
   * new stream closes the user's oldest one.
   */
  eventStreamsMax: { perUser: number; inAll: number };
  /** How many bytes of request bodies one process holds in memory; requests that do not fit are refused. */
  heldBytesMax: number;
  /** How many calls one address may make in a minute. */
  requestsPerMinuteMax: number;
  /** How many uncached pages one process renders for visitors at the same time; more are refused. */
  pageRendersMax: number;
  /** How many uncached pages one address, or one user of pages of their own, may request in a minute. */
  pageMissesPerMinuteMax: number;
}
