import { and, eq, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { projectOpenings, type StoredOpening } from '../../schema/project-openings.ts';

const { projectId: id, opensAt, refusedAt } = projectOpenings;
const isPending = isNull(refusedAt);

/** The planned opening of a project that has not been refused. */
export async function findPlan(db: Db, projectId: string): Promise<StoredOpening | undefined> {
  const [plan] = await db
    .select()
    .from(projectOpenings)
    .where(and(eq(id, projectId), isPending));
  return plan;
}

export function findDuePlans(db: Db, now: Date): Promise<StoredOpening[]> {
  return db
    .select()
    .from(projectOpenings)
    .where(and(isPending, lte(opensAt, now)))
    .orderBy(opensAt, id);
}

export async function replacePlan(tx: Db, plan: typeof projectOpenings.$inferInsert): Promise<void> {
  const set = { ...plan, refusedAt: null, refusal: null, refusalEn: null };
  await tx.insert(projectOpenings).values(plan).onConflictDoUpdate({ target: id, set });
}

export async function updatePlan(tx: Db, projectId: string, refused: Partial<StoredOpening>): Promise<void> {
  await tx.update(projectOpenings).set(refused).where(eq(id, projectId));
}

/** A plan as the audit trail notes it. */
export const notedPlan = ({ phaseName, opensAt: at }: Pick<StoredOpening, 'phaseName' | 'opensAt'>) => ({
  opensInto: phaseName,
  opensAt: at,
});

/** Deletes the plan of a project, also one that was refused. Returns it as the audit trail notes it. */
export async function cancelPlan(tx: Db, projectId: string) {
  const [plan] = await tx.delete(projectOpenings).where(eq(id, projectId)).returning();
  return plan && notedPlan(plan);
}
