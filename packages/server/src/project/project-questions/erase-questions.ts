import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Change } from '../../kit/change/make-change.ts';
import type { Services } from '../../kit/services.ts';
import { projectQuestions } from '../../schema/project-questions.ts';
import { proposals } from '../../schema/proposals.ts';
import { deleteUnpublished } from './queries.ts';

/** Deletes a user's unpublished questions. Published ones stay, without who asked. */
export async function eraseQuestions({ tx }: Change, services: Services, userId: string): Promise<void> {
  const isTheirs = eq(projectQuestions.askedById, userId);
  const unpublished = tx
    .select({ id: sql`${projectQuestions.projectQuestionId}::text` })
    .from(projectQuestions)
    .where(and(isTheirs, ne(projectQuestions.state, 'Published')));
  // A proposed answer repeats the question.
  await tx
    .update(proposals)
    .set({
      effects: [],
      status: sql`case when ${proposals.status} = 'pending' then 'lapsed' else ${proposals.status} end`,
      decidedAt: sql`coalesce(${proposals.decidedAt}, ${services.now().toISOString()}::timestamptz)`,
    })
    .where(inArray(proposals.subjectId, unpublished));
  await deleteUnpublished(tx, isTheirs);
  await tx.update(projectQuestions).set({ askedById: null }).where(isTheirs);
}
