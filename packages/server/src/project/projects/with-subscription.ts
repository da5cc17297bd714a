import type { Db } from '../../kit/database/types.ts';
import { phaseOf, type StoredProject } from '../access.ts';
import { findReflectionEnd } from '../orders/activate-orders.ts';
import { updateProject } from './queries.ts';

/**
 * The end of the reflection periods if the edited target equals the amount invested, because then no further
 * order will set it; otherwise null.
 */
async function findSubscribedUntil(tx: Db, edited: StoredProject): Promise<string | null> {
  const { projectId, amountInvestedCents, financingAmountCents } = edited;
  const isFull = phaseOf(edited) === 'Investment' && amountInvestedCents === financingAmountCents;
  return isFull ? ((await findReflectionEnd(tx, projectId)) ?? null) : null;
}

/** Updates `fullySubscribedUntil` after an edit, because it depends on the target and the orders. */
export async function withSubscription(tx: Db, edited: StoredProject): Promise<StoredProject> {
  const fullySubscribedUntil = await findSubscribedUntil(tx, edited);
  if (fullySubscribedUntil === edited.fullySubscribedUntil) return edited;
  return updateProject(tx, edited.projectId, { fullySubscribedUntil });
}
