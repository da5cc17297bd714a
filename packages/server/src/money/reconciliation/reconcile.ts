import type { Reconciliation, UnprovenDeposits } from '@semilla/contract';
import type { Actor } from '../../kit/change/actor.ts';
import { type Change, makeChange } from '../../kit/change/make-change.ts';
import type { Services } from '../../kit/services.ts';
import { newId } from '../../schema/columns/new-id.ts';
import { type Findings, findBreaches } from './find-breaches.ts';
import { findUnprovenDeposits } from './find-unproven-deposits.ts';
import { insertReconciliation } from './queries.ts';

const storedBreachesMax = 100;

type AndThen = (change: Change, reconciliation: Reconciliation) => Promise<void>;

/** Checks the books and stores the result. */
export async function reconcile(
  services: Services,
  actor: Actor,
  andThen: AndThen = async () => {},
): Promise<{ reconciliation: Reconciliation; findings: Findings; unprovenDeposits: UnprovenDeposits }> {
  const startedAt = services.now();
  const findings = await findBreaches(services.database.db);
  const reconciliation: Reconciliation = {
    reconciliationId: newId(startedAt.getTime()),
    startedAt,
    durationMs: services.now().getTime() - startedAt.getTime(),
    startedById: actor.userId ?? null,
    breachesTotal: findings.breachesTotal,
    breaches: findings.breaches.slice(0, storedBreachesMax),
  };
  await makeChange(services, actor, async (change) => {
    await insertReconciliation(change.tx, reconciliation);
    const { reconciliationId: subjectId, breachesTotal } = reconciliation;
    change.audit({
      action: 'ledger.reconcile',
      subjectType: 'reconciliation',
      subjectId,
      after: { breachesTotal },
    });
    await andThen(change, reconciliation);
  });
  const unprovenDeposits = await findUnprovenDeposits(services.database.db, startedAt);
  return { reconciliation, findings, unprovenDeposits };
}
