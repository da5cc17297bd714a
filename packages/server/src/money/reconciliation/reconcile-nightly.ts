import type { Reconciliation } from '@semilla/contract';
import { formatDateTime } from '@semilla/format';
import { createTranslator, type Locale } from '@semilla/i18n';
import type { FastifyBaseLogger } from 'fastify';
import { thePlatform } from '../../kit/change/actor.ts';
import type { Letter } from '../../kit/mail/letter.ts';
import type { Services } from '../../kit/services.ts';
import { compareBank } from './compare-bank.ts';
import { findAdministrators } from './queries.ts';
import { reconcile } from './reconcile.ts';

interface Administrator {
  name: string;
  language: Locale;
}

/** The mail that reports breaches to an administrator. */
export function breachLetter(
  { startedAt, breachesTotal }: Pick<Reconciliation, 'startedAt' | 'breachesTotal'>,
  to: Administrator,
): Letter {
  const t = createTranslator(to.language);
  const values = { smart_count: breachesTotal, at: formatDateTime(startedAt) };
  return {
    kind: 'wallet.breach',
    locale: to.language,
    subject: t('wallet.mail.breach.subject', values),
    greeting: t('wallet.mail.greeting', { name: to.name }),
    paragraphs: [t('wallet.mail.breach.text', values), t('wallet.mail.breach.advice')],
    action: { label: t('wallet.mail.breach.action'), url: '/admin/wallet/' },
    footnote: t('wallet.mail.breach.footnote'),
  };
}

/** The nightly check. Breaches are mailed to every active administrator, even those who want no mails. */
export async function reconcileNightly(services: Services, log: FastifyBaseLogger): Promise<void> {
  await compareBank(services, log);
  const { unprovenDeposits } = await reconcile(services, thePlatform, async (change, reconciliation) => {
    if (!reconciliation.breachesTotal) return;
    log.error({ reconciliation }, 'the books do not agree');
    for (const to of await findAdministrators(change.tx)) {
      await change.mail(to, breachLetter(reconciliation, to));
    }
  });
  if (unprovenDeposits.total) log.warn({ unprovenDeposits }, 'deposits without a movement of the bank');
}

export async function scheduleReconciliation(services: Services, log: FastifyBaseLogger): Promise<void> {
  await services.jobs.schedule('reconcile', '30 4 * * *', () => reconcileNightly(services, log));
}
