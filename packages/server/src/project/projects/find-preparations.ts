import type { Project } from '@semilla/contract';
import { eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../kit/database/types.ts';
import type { Caller } from '../../kit/http/caller.ts';
import { fullName } from '../../schema/columns/searched-text.ts';
import { projectOpenings } from '../../schema/project-openings.ts';
import { projectReviews } from '../../schema/project-reviews.ts';
import { users } from '../../schema/users.ts';
import { isPublic, phaseOf, type StoredProject } from '../access.ts';
import { findReflectionEnds } from '../orders/activate-orders.ts';

type Preparation = Pick<Project, 'review' | 'opening' | 'reflectionUntil'>;

const senders = alias(users, 'senders');
const returners = alias(users, 'returners');

async function findReviews(db: Db, projectIds: readonly string[]) {
  const rows = await db
    .select({ row: projectReviews, sentByName: fullName(senders), returnedByName: fullName(returners) })
    .from(projectReviews)
    .innerJoin(senders, eq(senders.userId, projectReviews.sentById))
    .leftJoin(returners, eq(returners.userId, projectReviews.returnedById))
    .where(inArray(projectReviews.projectId, [...projectIds]));
  return rows.map(({ row, ...names }) => {
    const { sentById: _, returnedById, ...review } = row;
    return {
      ...review,
      sentByName: names.sentByName.trim(),
      returnedByName: returnedById && names.returnedByName.trim(),
    };
  });
}

async function findOpenings(db: Db, projectIds: readonly string[]) {
  const rows = await db
    .select({ row: projectOpenings, plannedByName: fullName(users) })
    .from(projectOpenings)
    .innerJoin(users, eq(users.userId, projectOpenings.plannedById))
    .where(inArray(projectOpenings.projectId, [...projectIds]));
  return rows.map(({ row, plannedByName }) => {
    const { plannedById: _, ...opening } = row;
    return { ...opening, plannedByName: plannedByName.trim() };
  });
}

/** The reviews, planned openings and reflection periods of projects, which only staff see. */
export async function findPreparations(
  db: Db,
  caller: Caller,
  projects: readonly StoredProject[],
): Promise<(projectId: string) => Preparation> {
  if (isPublic(caller) || !projects.length)
    return () => ({ review: null, opening: null, reflectionUntil: null });
  const projectIds = projects.map(({ projectId }) => projectId);
  const invested = projects.filter((project) => phaseOf(project) === 'Investment');
  const [reviews, openings, reflectionEnds] = await Promise.all([
    findReviews(db, projectIds),
    findOpenings(db, projectIds),
    findReflectionEnds(
      db,
      invested.map(({ projectId }) => projectId),
    ),
  ]);
  return (wanted) => ({
    review: reviews.find(({ projectId }) => projectId === wanted) ?? null,
    opening: openings.find(({ projectId }) => projectId === wanted) ?? null,
    reflectionUntil: reflectionEnds.get(wanted) ?? null,
  });
}
