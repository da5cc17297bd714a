import type { FastifyBaseLogger } from 'fastify';
import { scheduleVerificationPolling } from './account/verifications/poll-decisions.ts';
import { scheduleCleanUp } from './clean-up.ts';
import type { Config } from './config.ts';
import { openDatabase } from './database/index.ts';
import type { Database } from './database/types.ts';
import { createFileStore, type FileStore } from './integrations/files/index.ts';
import { createIdentity, type IdentityProvider, type Web } from './integrations/identity/index.ts';
import { createJobs, type Jobs } from './integrations/jobs/index.ts';
import { createMail, type Mail } from './integrations/mail/index.ts';
import { makeFolder } from './make-folder.ts';
import { undeliveredMailsOf } from './misc/undelivered-mails/keep-given-up.ts';
import { createPages, type Pages } from './pages/index.ts';
import { createKeys, type Keys } from './signing/keys.ts';
import { createLedger, type Ledger } from './wallet/ledger/executor.ts';

/** What every part of the server may use. Made once, when the app is built. */
export interface Services {
  config: Config;
  database: Database;
  files: FileStore;
  jobs: Jobs;
  mail: Mail;
  identity: IdentityProvider;
  web: Web;
  /** Where cached pages are told that what they show has changed. */
  pages: Pages;
  keys: Keys;
  /** The one way to move money. */
  ledger: Ledger;
  /** The time, given so that tests can tell it. */
  now: () => Date;
}

export type GivenServices = Partial<Pick<Services, 'database' | 'now' | 'web'>>;

/** Opens the database, brings it up to date, and makes what stands on it. */
export async function createServices(
  config: Config,
  log: FastifyBaseLogger,
  given: GivenServices,
): Promise<Services> {
  makeFolder(config.dataDir);
  const database = given.database ?? (await openDatabase(config));
  await database.migrate();
  const jobs = createJobs(database, (error) => log.error({ err: error }, 'a job failed'));
  const keys = createKeys(config);
  const web = given.web ?? { fetch, ownUrl: () => config.publicUrl };
  const services = {
    config,
    database,
    jobs,
    files: createFileStore(config),
    mail: createMail(config, jobs, keys),
    pages: await createPages(database),
    keys,
    web,
    identity: createIdentity({ config, keys, web }),
    now: given.now ?? (() => new Date()),
  };
  return { ...services, ledger: createLedger(services) };
}

export async function startServices(services: Services, log: FastifyBaseLogger): Promise<void> {
  await services.jobs.start();
  await services.mail.start(undeliveredMailsOf(services, log));
  await scheduleCleanUp(services);
  await scheduleVerificationPolling(services);
}

export async function stopServices({ jobs, pages, database }: Services): Promise<void> {
  await jobs.stop();
  await pages.close();
  await database.close();
}

declare module 'fastify' {
  interface FastifyInstance {
    services: Services;
  }
}
