import type { FastifyBaseLogger } from 'fastify';
import type { AuditNote } from '../../kit/audit/write-audit.ts';
import { thePlatform } from '../../kit/change/actor.ts';
import { makeChange } from '../../kit/change/make-change.ts';
import type { Services } from '../../kit/services.ts';
import { compareBalances, lockComparison } from '../../payment/bank-balances/compare-balances.ts';
import { findUnexplained, type Unexplained } from '../../payment/bank-balances/queries.ts';
import { reconciliationMails } from './mails.ts';
import { findAdministrators } from './queries.ts';

const noteOn = (
  action: 'differ' | 'agree',
  { bankBalanceId, day, unexplainedCents }: Unexplained,
): AuditNote => ({
  action: `bank-balance.${action}`,
  subjectType: 'bank-balance',
  subjectId: bankBalanceId,
  after: { day, unexplainedCents },
});

/**
 * Compares the bank with the ledger. A new unexplained difference is mailed to every active administrator. It stops releases and
 * payment files until a comparison finds no difference.
 */
export async function compareBank(services: Services, log: Pick<FastifyBaseLogger, 'error'>): Promise<void> {
  await makeChange(services, thePlatform, async ({ tx, audit, mail }) => {
    await lockComparison(tx);
    const before = await findUnexplained(tx);
    await compareBalances(tx, services.now());
    const after = await findUnexplained(tx);
    if (before && !after) audit(noteOn('agree', { ...before, unexplainedCents: 0 }));
    if (!after || before) return;
    audit(noteOn('differ', after));
    log.error({ difference: after }, 'the bank and the ledger do not agree');
    for (const to of await findAdministrators(tx))
      await mail(to, reconciliationMails.bankDiffers.write(to, after));
  });
}
