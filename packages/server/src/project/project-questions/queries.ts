import {
  type AnswerOf,
  type InputOf,
  type ProjectQuestion,
  projectQuestionFieldList,
  type QuestionAddition,
  scopeOf,
  type v1,
} from '@semilla/contract';
import { and, asc, count, desc, eq, gt, inArray, ne, not, or, type SQL, sql } from 'drizzle-orm';
import {
  alphabetical,
  behind,
  contains,
  given,
  isAnyOf,
  pageOf,
  picked,
  sorted,
} from '../../kit/database/queries.ts';
import type { Db } from '../../kit/database/types.ts';
import { raised } from '../../kit/database/versions.ts';
import { NotFound } from '../../kit/errors.ts';
import { type Caller, roleOf } from '../../kit/http/caller.ts';
import { hideStaffFields } from '../../kit/http/hide-staff-fields.ts';
import { userName } from '../../kit/users/name-of-user.ts';
import {
  projectQuestions,
  type QuestionEntry,
  questionEntries,
  type StoredQuestion,
} from '../../schema/project-questions.ts';
import { projects } from '../../schema/projects.ts';
import { proposals } from '../../schema/proposals.ts';
import { users } from '../../schema/users.ts';
import { visibleTo as projectsVisibleTo } from '../access.ts';

type Query = InputOf<typeof v1.projectQuestions.find>['query'];

const { projectQuestionId, projectId, askedById, state, number, question, askedAt, publishedAt } =
  projectQuestions;

/** The questions that the caller may answer: of the projects they manage, or all. */
function answerableBy(caller: Caller): SQL {
  const scope = scopeOf('projectQuestions.answer', roleOf(caller));
  if (scope === 'all') return sql`true`;
  const managed = sql`select ${projects.projectId} from ${projects} where ${projects.managerId} = ${caller.userId ?? null}`;
  return scope === 'managed' ? sql`${projectId} = any(array(${managed}))` : sql`false`;
}

const askedBy = ({ userId }: Caller): SQL => (userId ? eq(askedById, userId) : sql`false`);

/** Published questions of projects that the caller may see, their own, and those they may answer. Needs the projects joined. */
function visibleTo(caller: Caller): SQL | undefined {
  if (scopeOf('projectQuestions.answer', roleOf(caller)) === 'all') return undefined;
  const published = and(eq(state, 'Published'), projectsVisibleTo(caller));
  return or(published, askedBy(caller), answerableBy(caller));
}

const isProposed = sql<boolean>`exists (select 1 from ${proposals}
  where ${proposals.onceKey} in ('publishAnswer ' || ${projectQuestionId}, 'publishAddition ' || ${projectQuestionId})
    and ${proposals.status} = 'pending')`;

/** Questions that wait and have no proposed answer. */
export const isUnanswered = and(eq(state, 'Waiting'), not(isProposed));

function select(db: Db, caller: Caller) {
  return db
    .select({
      row: projectQuestions,
      projectName: projects.name,
      askedByName: sql<string | null>`case when ${askedById} is not null then ${userName()} end`,
      isProposed,
      isStaff: sql<boolean>`${answerableBy(caller)}`,
    })
    .from(projectQuestions)
    .innerJoin(projects, eq(projects.projectId, projectId))
    .leftJoin(users, eq(users.userId, askedById))
    .$dynamic();
}

type Selected = Awaited<ReturnType<typeof select>>[number];

async function findAdditions(db: Db, ids: string[]): Promise<Map<string, QuestionAddition[]>> {
  const additions = new Map<string, QuestionAddition[]>();
  if (!ids.length) return additions;
  const rows = await db
    .select()
    .from(questionEntries)
    .where(and(inArray(questionEntries.projectQuestionId, ids), ne(questionEntries.kind, 'answer')))
    .orderBy(asc(questionEntries.position));
  for (const { questionEntryId, projectQuestionId: of, kind, text, textEn, ...rest } of rows) {
    if (kind === 'answer' || text === null) continue;
    const { writtenBy, publishedAt: at } = rest;
    const addition = { questionEntryId, kind, text, textEn, writtenBy, publishedAt: at };
    additions.set(of, [...(additions.get(of) ?? []), addition]);
  }
  return additions;
}

const noDraft = { translation: null, answer: null, answerEn: null, writtenBy: null };

function answerOf(
  { row, isStaff, ...named }: Selected,
  additions: Map<string, QuestionAddition[]>,
): ProjectQuestion {
  const shown = { ...row, ...named, additions: additions.get(row.projectQuestionId) ?? [] };
  if (isStaff) return shown;
  const forInvestors = row.state === 'Published' ? shown : { ...shown, ...noDraft };
  return hideStaffFields(projectQuestionFieldList, forInvestors);
}

async function answersOf(db: Db, rows: Selected[]): Promise<ProjectQuestion[]> {
  const additions = await findAdditions(
    db,
    rows.map(({ row }) => row.projectQuestionId),
  );
  return rows.map((selected) => answerOf(selected, additions));
}

const orderColumns = { askedAt, publishedAt, number, state, projectName: alphabetical(projects.name) };

const conditions = (caller: Caller, query: Query): SQL | undefined =>
  and(
    visibleTo(caller),
    picked(query, projectQuestionId),
    given(query.projectId, (wanted) => eq(projectId, wanted)),
    given(query.state, (wanted) => isAnyOf(state, wanted)),
    given(query.isOwn, (isOwn) => (isOwn ? askedBy(caller) : sql`${askedBy(caller)} is not true`)),
    given(query.isAnswerable, (is) => (is ? answerableBy(caller) : not(answerableBy(caller)))),
    given(query.search, (text) => contains(question, text)),
  );

/** One page of questions without the total count. */
export async function findQuestionRows(
  db: Db,
  caller: Caller,
  query: Query,
): Promise<{ data: ProjectQuestion[] }> {
  const rows = await select(db, caller)
    .where(and(conditions(caller, query), behind(query, orderColumns, projectQuestionId)))
    .orderBy(...sorted(query, orderColumns, projectQuestionId))
    .limit(query.take)
    .offset(query.skip);
  return { data: await answersOf(db, rows) };
}

export async function findQuestions(
  db: Db,
  caller: Caller,
  query: Query,
): Promise<AnswerOf<typeof v1.projectQuestions.find>> {
  const { data } = await findQuestionRows(db, caller, query);
  const [all] = await db
    .select({ total: count() })
    .from(projectQuestions)
    .innerJoin(projects, eq(projects.projectId, projectId))
    .where(conditions(caller, query));
  return pageOf(all, data);
}

/** A question that the caller may see. A hidden one gets the same answer as an unknown one. */
export async function findQuestion(db: Db, caller: Caller, id: string): Promise<ProjectQuestion> {
  const rows = await select(db, caller).where(and(eq(projectQuestionId, id), visibleTo(caller)));
  const [found] = await answersOf(db, rows);
  if (!found) throw new NotFound();
  return found;
}

/** Locks a question that the caller may answer. */
export async function lockAnswerable(tx: Db, caller: Caller, id: string): Promise<StoredQuestion> {
  const [row] = await tx
    .select()
    .from(projectQuestions)
    .where(and(eq(projectQuestionId, id), answerableBy(caller)))
    .for('update');
  if (!row) throw new NotFound();
  return row;
}

export function countAskedSince(tx: Db, userId: string, since: Date): Promise<number> {
  return tx.$count(projectQuestions, and(eq(askedById, userId), gt(askedAt, since)));
}

/** Counts the questions that wait for the caller: those without a proposed answer. */
export function countWaitingQuestions(db: Db, caller: Caller): Promise<number> {
  return db.$count(projectQuestions, and(isUnanswered, answerableBy(caller)));
}

export async function insertQuestion(
  tx: Db,
  values: typeof projectQuestions.$inferInsert,
): Promise<StoredQuestion> {
  const [inserted] = await tx.insert(projectQuestions).values(values).returning();
  return inserted as StoredQuestion;
}

export async function updateQuestion(
  tx: Db,
  id: string,
  changes: Partial<StoredQuestion>,
): Promise<StoredQuestion> {
  const [updated] = await tx
    .update(projectQuestions)
    .set({ ...changes, ...raised(projectQuestions) })
    .where(eq(projectQuestionId, id))
    .returning();
  return updated as StoredQuestion;
}

/** The last thing published about a project's questions. The project must be locked if another follows. */
export async function findLastEntry(db: Db, ofProject: string): Promise<QuestionEntry | undefined> {
  const [entry] = await db
    .select()
    .from(questionEntries)
    .where(eq(questionEntries.projectId, ofProject))
    .orderBy(desc(questionEntries.position))
    .limit(1);
  return entry;
}

export async function insertEntry(tx: Db, values: typeof questionEntries.$inferInsert): Promise<void> {
  await tx.insert(questionEntries).values(values);
}
