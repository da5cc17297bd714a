import type { Reconciliation } from '@semilla/contract';
import { newId } from '../../database/ids.ts';
import { type Actor, type Change, makeChange } from '../../routing/change.ts';
import type { Services } from '../../services.ts';
import { type Findings, findBreaches } from './find-breaches.ts';
import { insertReconciliation } from './repository.ts';

const breachesKept = 100;

type AndThen = (change: Change, reconciliation: Reconciliation) => Promise<void>;

/** Looks at the books, and keeps what it came to. */
export async function reconcile(
  services: Services,
  actor: Actor,
  andThen: AndThen = async () => {},
): Promise<{ reconciliation: Reconciliation; findings: Findings }> {
  const startedAt = services.now();
  const findings = await findBreaches(services.database.db);
  const reconciliation: Reconciliation = {
    reconciliationId: newId(startedAt.getTime()),
    startedAt,
    durationMs: services.now().getTime() - startedAt.getTime(),
    startedById: actor.userId ?? null,
    breachesTotal: findings.breachesTotal,
    breaches: findings.breaches.slice(0, breachesKept),
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
  return { reconciliation, findings };
}
