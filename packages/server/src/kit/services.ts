import type { Config } from './config.ts';
import type { Database } from './database/types.ts';
import type { EvidenceKeys } from './evidence-keys.ts';
import type { FileStore } from './files/file-store.ts';
import type { IdentityProvider, Web } from './identity/identity-provider.ts';
import type { Jobs } from './jobs/create-jobs.ts';
import type { EachAlone } from './jobs/each-alone.ts';
import type { Keys } from './keys.ts';
import type { Live } from './live/create-live.ts';
import type { Mail } from './mail/mail.ts';
import type { Pages } from './pages/pages.ts';

/** The services that the whole server shares; created once, when the app is built. */
export interface Services {
  config: Config;
  database: Database;
  files: FileStore;
  jobs: Jobs;
  /** How jobs work on many records. */
  eachAlone: EachAlone;
  mail: Mail;
  identity: IdentityProvider;
  web: Web;
  /** Announces which cached pages a change makes stale. */
  pages: Pages;
  /** Tells open pages what changed. */
  live: Live;
  keys: Keys;
  evidenceKeys: EvidenceKeys;
  /** A second store for checkpoints, if one is configured. */
  checkpointFiles: FileStore | undefined;
  /** The current time. Tests set it. */
  now: () => Date;
  /** The last day of the reflection period of an order placed at that time. */
  reflectionEndOf: (placedAt: Date) => string;
  /** The day that many working days after another one. */
  workingDaysAfter: (day: string, count: number) => string;
  /** The time of users' authenticator apps, which runs on when `now` is moved. */
  deviceNow: () => Date;
}

declare module 'fastify' {
  interface FastifyInstance {
    services: Services;
  }
}
