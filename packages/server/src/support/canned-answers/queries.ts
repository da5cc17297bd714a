import type { CannedAnswer, InputOf, v1 } from '@semilla/contract';
import { and, count, eq } from 'drizzle-orm';
import { alphabetical, behind, contains, given, pageOf, picked, sorted } from '../../kit/database/queries.ts';
import type { Db } from '../../kit/database/types.ts';
import { raised } from '../../kit/database/versions.ts';
import { isUniqueViolation } from '../../kit/database/violations.ts';
import { FieldConflict } from '../../kit/errors.ts';
import { cannedAnswers } from '../../schema/canned-answers.ts';

type Query = InputOf<typeof v1.cannedAnswers.find>['query'];
export type CannedAnswerFields = Omit<CannedAnswer, 'cannedAnswerId' | 'version'>;

const { cannedAnswerId, title, text, textEn, createdAt, version } = cannedAnswers;
const columns = { cannedAnswerId, title, text, textEn, version };
const orderColumns = { title: alphabetical(title), createdAt };

export async function findCannedAnswers(
  db: Db,
  query: Query,
): Promise<{ data: CannedAnswer[]; total: number }> {
  const where = and(
    picked(query, cannedAnswerId),
    given(query.title, (words) => contains(title, words)),
  );
  const rows = await db
    .select(columns)
    .from(cannedAnswers)
    .where(and(where, behind(query, orderColumns, cannedAnswerId)))
    .orderBy(...sorted(query, orderColumns, cannedAnswerId))
    .limit(query.take)
    .offset(query.skip);
  const [all] = await db.select({ total: count() }).from(cannedAnswers).where(where);
  return pageOf(all, rows);
}

export async function findCannedAnswer(db: Db, id: string): Promise<CannedAnswer | undefined> {
  const [found] = await db.select(columns).from(cannedAnswers).where(eq(cannedAnswerId, id));
  return found;
}

export async function lockCannedAnswer(tx: Db, id: string): Promise<CannedAnswer | undefined> {
  const [found] = await tx.select(columns).from(cannedAnswers).where(eq(cannedAnswerId, id)).for('update');
  return found;
}

async function orTitleTaken<T>(write: Promise<T>): Promise<T> {
  return write.catch((error) => {
    if (isUniqueViolation(error, 'canned_answers_title_unique')) {
      throw new FieldConflict('support.canned_answer_title_taken', 'title');
    }
    throw error;
  });
}

export async function insertCannedAnswer(tx: Db, fields: CannedAnswerFields): Promise<CannedAnswer> {
  const [inserted] = await orTitleTaken(tx.insert(cannedAnswers).values(fields).returning(columns));
  return inserted as CannedAnswer;
}

export async function updateCannedAnswer(
  tx: Db,
  id: string,
  fields: Partial<CannedAnswerFields>,
): Promise<CannedAnswer> {
  const [updated] = await orTitleTaken(
    tx
      .update(cannedAnswers)
      .set({ ...fields, ...raised(cannedAnswers) })
      .where(eq(cannedAnswerId, id))
      .returning(columns),
  );
  return updated as CannedAnswer;
}

export async function deleteCannedAnswerRow(tx: Db, id: string): Promise<void> {
  await tx.delete(cannedAnswers).where(eq(cannedAnswerId, id));
}
