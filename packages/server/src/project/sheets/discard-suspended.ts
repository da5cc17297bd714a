import { eq } from 'drizzle-orm';
import type { Change } from '../../kit/change/make-change.ts';
import { projects } from '../../schema/projects.ts';
import { phaseOf, tagsOf } from '../access.ts';
import { auditNote } from '../projects/audit-note.ts';
import { changePhase } from '../projects/change-phase.ts';

/** Discards a preinvestment whose sheet was not corrected before this day. There are no orders yet, so nothing is refunded. */
export async function discardSuspended(
  { tx, audit, touch }: Change,
  projectId: string,
  { today, now }: { today: string; now: Date },
): Promise<void> {
  const [before] = await tx.select().from(projects).where(eq(projects.projectId, projectId)).for('update');
  if (!before?.suspendedUntil || before.suspendedUntil >= today) return;
  if (phaseOf(before) !== 'Preinvestment') return;
  const { updatedAt: _, ...after } = await changePhase(tx, projectId, 'Discarded', now);
  audit(auditNote('project.change-phase', projectId, before, after));
  touch(...tagsOf(projectId));
}
