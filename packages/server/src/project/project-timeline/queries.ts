import {
  type AnswerOf,
  frontOfficePhases,
  type InputOf,
  type PhaseName,
  type TimelineEntry,
  type v1,
} from '@semilla/contract';
import { and, count, eq, inArray, ne, or } from 'drizzle-orm';
import { behind, given, pageOf, picked, sorted } from '../../kit/database/queries.ts';
import type { Db } from '../../kit/database/types.ts';
import { raised } from '../../kit/database/versions.ts';
import type { Caller } from '../../kit/http/caller.ts';
import { projectTimeline } from '../../schema/project-timeline.ts';
import { isPublic } from '../access.ts';

type Query = InputOf<typeof v1.projectTimeline.find>['query'];
export type MilestoneFields = Pick<
  TimelineEntry,
  'title' | 'description' | 'titleEn' | 'descriptionEn' | 'happenedAt'
>;

// The public must not learn that a project was a draft or went back to draft.
const publicEntries = or(
  ne(projectTimeline.kind, 'phase'),
  inArray(projectTimeline.phaseName, [...frontOfficePhases]),
);

export async function findTimeline(
  db: Db,
  caller: Caller,
  query: Query,
): Promise<AnswerOf<typeof v1.projectTimeline.find>> {
  const where = and(
    picked(query, projectTimeline.projectTimelineId),
    eq(projectTimeline.projectId, query.projectId),
    isPublic(caller) ? publicEntries : undefined,
    given(query.kind, (kind) => eq(projectTimeline.kind, kind)),
  );
  const rows = await db
    .select()
    .from(projectTimeline)
    .where(
      and(
        where,
        behind(query, { happenedAt: projectTimeline.happenedAt }, projectTimeline.projectTimelineId),
      ),
    )
    .orderBy(...sorted(query, { happenedAt: projectTimeline.happenedAt }, projectTimeline.projectTimelineId))
    .limit(query.take)
    .offset(query.skip);
  const [all] = await db.select({ total: count() }).from(projectTimeline).where(where);
  return pageOf(all, rows);
}

export async function findTimelineEntry(
  db: Db,
  projectTimelineId: string,
): Promise<TimelineEntry | undefined> {
  const [entry] = await db
    .select()
    .from(projectTimeline)
    .where(eq(projectTimeline.projectTimelineId, projectTimelineId));
  return entry;
}

type NewEntry = {
  projectId: string;
  kind: TimelineEntry['kind'];
  phaseName?: PhaseName;
  happenedAt: Date;
} & Partial<MilestoneFields & Pick<TimelineEntry, 'projectTimelineId' | 'period' | 'daysLate' | 'amount'>>;

export async function insertTimelineEntry(tx: Db, entry: NewEntry): Promise<TimelineEntry> {
  const [inserted] = await tx.insert(projectTimeline).values(entry).returning();
  return inserted as TimelineEntry;
}

export async function updateMilestone(
  tx: Db,
  projectTimelineId: string,
  fields: Partial<MilestoneFields>,
): Promise<TimelineEntry | undefined> {
  const [updated] = await tx
    .update(projectTimeline)
    .set({ ...fields, ...raised(projectTimeline) })
    .where(eq(projectTimeline.projectTimelineId, projectTimelineId))
    .returning();
  return updated;
}

export async function deleteMilestoneRow(tx: Db, projectTimelineId: string): Promise<void> {
  await tx.delete(projectTimeline).where(eq(projectTimeline.projectTimelineId, projectTimelineId));
}
