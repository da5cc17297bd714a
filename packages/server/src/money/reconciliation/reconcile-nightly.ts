import type { FastifyBaseLogger } from 'fastify';
import { thePlatform } from '../../kit/change/actor.ts';
import type { Services } from '../../kit/services.ts';
import { compareBank } from './compare-bank.ts';
import { reconciliationMails } from './mails.ts';
import { findAdministrators } from './queries.ts';
import { reconcile } from './reconcile.ts';

/** The nightly check. Breaches are mailed to every active administrator, even those who want no mails. */
export async function reconcileNightly(services: Services, log: FastifyBaseLogger): Promise<void> {
  await compareBank(services, log);
  const { unprovenDeposits } = await reconcile(services, thePlatform, async (change, reconciliation) => {
    if (!reconciliation.breachesTotal) return;
    log.error({ reconciliation }, 'the books do not agree');
    for (const to of await findAdministrators(change.tx)) {
      await change.mail(to, reconciliationMails.breach.write(to, reconciliation));
    }
  });
  if (unprovenDeposits.total) log.warn({ unprovenDeposits }, 'deposits without a movement of the bank');
}
