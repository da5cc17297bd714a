import type { DatedRate, FixedTexts, KeptKind, Role } from '@semilla/contract';

/** The company details that the law requires; in production the configuration must contain all of them. */
export interface Company {
  name: string;
  taxId: string | undefined;
  address: string | undefined;
  /** The register and the numbers under which it is registered. */
  registration: string | undefined;
  /** The payment provider that holds the money of the wallets, and how it is authorised. */
  moneyHolder: string | undefined;
}

/** The terms that an investor accepts with an order. */
export interface TermsOfOrders {
  version: string;
  /** The amount that the terms declare not to be exceeded; null if they set none. */
  capCents: number | null;
  /** A text of ours if left out. */
  text?: { es: string; en: string };
}

export interface Config {
  host: string;
  port: number;
  /** The origin used in links, mails and canonical addresses. */
  publicUrl: string;
  /** Trusted proxies: their number, or their addresses. */
  trustProxy: boolean | number | string;
  database:
    | { kind: 'embedded'; folder: string }
    | {
        kind: 'postgres';
        /** May name several hosts, of which one accepts writes. */
        url: string;
        /** The address past a pooler. */
        directUrl?: string | undefined;
        /** A replica for reads that may be a moment old. */
        readUrl?: string | undefined;
        /** How many connections money has. */
        moneyConnections?: number;
        /** How long a transaction may wait for its next statement. */
        idleInTransactionMs?: number;
      };
  /** The owner of the database, which only the migration uses. */
  databaseOwnerUrl: string | undefined;
  dataDir: string;
  /** Whether `NODE_ENV` is production. */
  isProduction: boolean;
  demo: boolean;
  files:
    | { kind: 'disk'; folder: string }
    | {
        kind: 's3';
        endpoint: string;
        /** The address at which browsers reach the store. */
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
  /** How long a call of another server may take. */
  timeouts: { fileStoreMs: number; mailMs: number; identityMs: number; scannerMs: number };
  /** How often a failed mail is retried; the delay is in seconds. */
  mailRetries: { retryLimit: number; retryDelay: number; retryBackoff: boolean };
  /** The identity provider; `nobody` if none is configured outside the demo. */
  identity:
    | { kind: 'nobody' }
    | { kind: 'simulator' }
    /** Two secrets while one is being replaced; requests are signed with the first. */
    | { kind: 'veriff'; baseUrl: string; apiKey: string; secrets: string[] };
  /** The address of a malware scanner, if files are to be scanned. */
  clamavUrl: string | undefined;
  /** The token with which `/metrics` is read; without one nobody reads it. */
  metricsToken: string | undefined;
  /** Undefined only in the demo, which generates one and stores it in the data folder. */
  secretKey: string | undefined;
  /** Another key that is accepted while the key is being changed. */
  previousSecretKey: string | undefined;
  /** The roles that need a passkey. */
  passkeysRequiredFor: Role[];
  /** How long a one-time code or a passkey counts as fresh. */
  freshFactorMinutes: number;
  fourEyesCents: number;
  /** For how many years the records of closed accounts are kept. */
  retentionYears: Record<KeptKind | 'ownerEvidence', number>;
  /** How much an owner may offer in twelve months, and the countries from which no owner is accepted. */
  /** Working days between the publication of the first sheet of an offer and its opening, if the authority wants it filed before. */
  sheetFilingDays: number;
  owners: {
    limitCents: number;
    highRiskCountries: readonly string[];
    /** For so many months evidence about an owner opens offers. */
    evidenceMonths: number;
  };
  /** What is withheld of interest, in the projects in which tax is withheld, from which day on. */
  interestTaxRates: readonly DatedRate[];
  /** Days after the deadline in which an owner may take less than the target, where its sheet says so. */
  partialDays: number;
  /** The length of reflection periods in calendar days. */
  reflectionDays: number;
  /** The country, and the region if it has holidays of its own, whose holidays are no working days: `ES-MD`. */
  holidaysOf: string;
  /** What a complainant may do after a decision against them, by language; a text of ours if left out. */
  complaintRemedies: { es?: string | undefined; en?: string | undefined };
  /** The policy of the entry test: the mark to pass it, and how much questions count where that differs. */
  entryTest: { passMarkHundredths: number; weights: Record<string, number> };
  /** The texts that the law fixes, as they are shown. */
  fixedTexts: FixedTexts;
  orderTerms: TermsOfOrders;
  /** The legal entity identifier of the company, with which the identifiers of offers begin; without one no sheet is published. */
  providerLei: string | undefined;
  /** The authority that sheets name, by language. */
  supervisor: { es: string; en: string };
  brandName: string;
  /** The account that investors send deposits to. Optional: without it they see no account. */
  depositAccount: { holder: string; account: string } | undefined;
  /** The folder into which the bank's files come; undefined if none is watched. */
  statementsFolder: string | undefined;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** How long a request that moves money may wait; after that it is refused, and not carried out later. */
  moneyPatience: {
    /** Behind other requests, while those make progress. */
    queueMs: number;
    /** For a row that something else has locked. */
    lockMs: number;
  };
  /** How long any other request may wait for connections, in all, before it is refused. */
  patienceMs: number;
  /** How many requests run at the same time, in one process; more are refused. */
  mostAtOnce: { reads: number; changes: number };
  /** How many streams of events are open in one process; more are refused, and a user's oldest one ends for their next. */
  eventStreamsMax: { perUser: number; inAll: number };
  /** How many bytes of bodies are in memory at the same time, in one process; requests whose bodies do not fit are refused. */
  heldBytesMax: number;
  /** How many calls one address may make in a minute. */
  requestsPerMinuteMax: number;
  /** How many uncached pages are rendered for visitors at the same time, in one process; more are refused. */
  pageRendersMax: number;
  /** How many uncached pages one address may have rendered in a minute. */
  pageMissesPerMinuteMax: number;
}
