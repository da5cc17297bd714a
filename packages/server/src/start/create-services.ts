import type { FastifyBaseLogger } from 'fastify';
import { startSendingLinks } from '../auth/links/send-link.ts';
import type { Config } from '../kit/config.ts';
import { assertOwnsNothing } from '../kit/database/assert-owns-nothing.ts';
import { openDatabase } from '../kit/database/open-database.ts';
import { createEvidenceKeys } from '../kit/evidence-keys.ts';
import { createCheckpointStore, createFileStore } from '../kit/files/create-file-store.ts';
import { makeFolder } from '../kit/files/make-folder.ts';
import { createIdentity } from '../kit/identity/create-identity.ts';
import type { IdentityAccess, Web } from '../kit/identity/identity-provider.ts';
import { createJobs } from '../kit/jobs/create-jobs.ts';
import { eachAloneWith } from '../kit/jobs/each-alone.ts';
import { logJobErrors } from '../kit/jobs/log-job-errors.ts';
import { createKeys, type Keys } from '../kit/keys.ts';
import { createLive } from '../kit/live/create-live.ts';
import { createMail } from '../kit/mail/create-mail.ts';
import { createPages } from '../kit/pages/create-pages.ts';
import { reflectionPeriods, workingDaysAfter } from '../kit/reflection-periods.ts';
import type { Services } from '../kit/services.ts';
import { undeliveredMailsOf } from '../misc/undelivered-mails/keep-given-up.ts';
import { checkKey } from './check-key.ts';
import { erasures } from './erasures.ts';
import { mailKinds } from './mails.ts';

/** Services that the demo and tests replace. */
export type GivenServices = Partial<Pick<Services, 'database' | 'now' | 'deviceNow' | 'web'>> & {
  simulatorAccess?: ((keys: Keys, web: Web) => IdentityAccess) | undefined;
};

/** Opens the database, migrates it, and creates the services that use it. */
export async function createServices(
  config: Config,
  log: FastifyBaseLogger,
  given: GivenServices,
): Promise<Services> {
  makeFolder(config.dataDir);
  const database = given.database ?? (await openDatabase(config));
  const keys = createKeys(config);
  try {
    if (config.isProduction) await assertOwnsNothing(database.db);
    await database.migrate();
    await checkKey(database.db, keys);
  } catch (error) {
    if (!given.database) await database.close();
    throw error;
  }
  const jobs = createJobs(database, {
    runsSchedules: config.runsSchedules,
    onError: logJobErrors(log),
  });
  const now = given.now ?? (() => new Date());
  const web = given.web ?? { fetch, ownUrl: () => config.publicUrl };
  return {
    config,
    database,
    jobs,
    files: createFileStore(config),
    mail: createMail(config, { jobs, keys, db: database.db, now, kinds: mailKinds }),
    erasures,
    pages: await createPages(database),
    live: createLive(database),
    keys,
    evidenceKeys: createEvidenceKeys(config),
    checkpointFiles: createCheckpointStore(config),
    web,
    identity: createIdentity({ config, keys, web, simulatorAccess: given.simulatorAccess }),
    eachAlone: eachAloneWith(log),
    reflectionEndOf: reflectionPeriods(config),
    workingDaysAfter: workingDaysAfter(config),
    now,
    deviceNow: given.deviceNow ?? now,
  };
}

export async function startServices(services: Services, log: FastifyBaseLogger): Promise<void> {
  await services.jobs.start();
  await services.mail.start(undeliveredMailsOf(services, log));
  await startSendingLinks(services);
}

export async function stopServices({ jobs, pages, live, database }: Services): Promise<void> {
  await jobs.stop();
  await pages.close();
  await live.close();
  await database.close();
}
