import type { Home } from '@semilla/contract';
import { and, eq, exists, isNull, notExists, type SQL } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { fullName } from '../../schema/columns/searched-text.ts';
import { projectOpenings } from '../../schema/project-openings.ts';
import { projectReviews } from '../../schema/project-reviews.ts';
import { projects } from '../../schema/projects.ts';
import { users } from '../../schema/users.ts';
import { phaseIds } from '../phases/catalogue.ts';

type Review = typeof projectReviews.$inferSelect;

const isNotReturned = isNull(projectReviews.returnedAt);

/** The review of a project that no administrator has returned. */
export async function findOpenReview(db: Db, projectId: string): Promise<Review | undefined> {
  const [review] = await db
    .select()
    .from(projectReviews)
    .where(and(eq(projectReviews.projectId, projectId), isNotReturned));
  return review;
}

export async function replaceReview(tx: Db, review: typeof projectReviews.$inferInsert): Promise<void> {
  const set = { message: null, returnedAt: null, returnedById: null, comments: null, ...review };
  await tx
    .insert(projectReviews)
    .values(review)
    .onConflictDoUpdate({ target: projectReviews.projectId, set });
}

export async function updateReview(tx: Db, projectId: string, returned: Partial<Review>): Promise<void> {
  await tx.update(projectReviews).set(returned).where(eq(projectReviews.projectId, projectId));
}

export async function deleteReview(tx: Db, projectId: string): Promise<void> {
  await tx.delete(projectReviews).where(eq(projectReviews.projectId, projectId));
}

const openReviews = (db: Db) =>
  db
    .select({ projectId: projectReviews.projectId })
    .from(projectReviews)
    .where(and(eq(projectReviews.projectId, projects.projectId), isNotReturned));

const plannedOpenings = (db: Db) =>
  db
    .select({ projectId: projectOpenings.projectId })
    .from(projectOpenings)
    .where(and(eq(projectOpenings.projectId, projects.projectId), isNull(projectOpenings.refusedAt)));

/** The drafts that their manager may send for review. */
export function awaitsSending(db: Db): SQL | undefined {
  const isDraft = eq(projects.phaseId, phaseIds.Draft);
  return and(isDraft, notExists(openReviews(db)), notExists(plannedOpenings(db)));
}

/** The projects in review whose opening no administrator has planned yet. */
export function waitsForReview(db: Db): SQL | undefined {
  return and(exists(openReviews(db)), notExists(plannedOpenings(db)));
}

/** The first drafts that wait for a review, the oldest first. */
export async function findFirstInReview(db: Db, take: number): Promise<NonNullable<Home['reviews']>> {
  const { projectId, name, createdAt } = projects;
  const rows = await db
    .select({ projectId, name, sentByName: fullName(users), sentAt: projectReviews.sentAt })
    .from(projects)
    .innerJoin(projectReviews, eq(projectReviews.projectId, projectId))
    .innerJoin(users, eq(users.userId, projectReviews.sentById))
    .where(waitsForReview(db))
    .orderBy(createdAt, projectId)
    .limit(take);
  return rows.map((row) => ({ ...row, sentByName: row.sentByName.trim() }));
}
