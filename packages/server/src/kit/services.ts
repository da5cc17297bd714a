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
import type { ReflectionPeriods } from './reflection-periods.ts';
import type { Erasure } from './users/erasure.ts';

/** The services that the whole server shares; created once, when the app is built. */
export interface Services {
  config: Config;
  database: Database;
  files: FileStore;
  jobs: Jobs;
  /** Runs a job's work on many records, so that one failure does not stop the others. */
  eachAlone: EachAlone;
  mail: Mail;
  /** What is kept and erased of a user who is deleted, resource by resource. */
  erasures: readonly Erasure[];
  identity: IdentityProvider;
  web: Web;
  /** Announces which cached pages a change makes stale. */
  pages: Pages;
  /** Tells open browser pages what changed. */
  live: Live;
  keys: Keys;
  evidenceKeys: EvidenceKeys;
  /** A second store for checkpoints, if one is configured. */
  checkpointFiles: FileStore | undefined;
  /** The current time. Tests set it. */
  now: () => Date;
  reflectionEndOf: ReflectionPeriods;
  workingDaysAfter: (day: string, count: number) => string;
  /** The time of users' authenticator apps, which stays real when the demo moves `now`. */
  deviceNow: () => Date;
}

declare module 'fastify' {
  interface FastifyInstance {
    services: Services;
  }
}
