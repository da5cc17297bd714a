/** A company as the law asks it to name itself: what is undefined nobody has said, which in production they must. */
export interface Company {
  name: string;
  taxId: string | undefined;
  address: string | undefined;
  /** Where it is registered, and under which numbers. */
  registration: string | undefined;
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
  /** Where people write to: the legal pages name it, and answers to mails go there. */
  contactEmail: string;
  /** Who runs the platform, as its legal pages have to say. */
  company: Company;
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
