import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { erasedProposal } from '../../kit/approvals/erased-proposal.ts';
import type { Db } from '../../kit/database/types.ts';
import type { Services } from '../../kit/services.ts';
import type { Erasure } from '../../kit/users/erasure.ts';
import { projectQuestions } from '../../schema/project-questions.ts';
import { proposals } from '../../schema/proposals.ts';

/**
 * Deletes unpublished questions, for example of a project that is being deleted. Proposals about them end, and are
 * erased, because they repeat the question.
 */
export async function deleteUnpublished(tx: Db, { now }: Services, condition: SQL): Promise<void> {
  const isUnpublished = and(condition, ne(projectQuestions.state, 'Published'));
  const subjectIds = tx
    .select({ id: sql`${projectQuestions.projectQuestionId}::text` })
    .from(projectQuestions)
    .where(isUnpublished);
  await tx.update(proposals).set(erasedProposal(now())).where(inArray(proposals.subjectId, subjectIds));
  await tx.delete(projectQuestions).where(isUnpublished);
}

/** Deletes a user's unpublished questions. Published ones stay, without who asked. */
export const projectQuestionErasure: Erasure = {
  async erase({ tx }, userId, services) {
    const isTheirs = eq(projectQuestions.askedById, userId);
    await deleteUnpublished(tx, services, isTheirs);
    await tx.update(projectQuestions).set({ askedById: null }).where(isTheirs);
  },
};
