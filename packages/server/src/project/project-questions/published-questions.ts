import type { PublishedQuestion } from '@semilla/contract';
import type { Locale } from '@semilla/i18n';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import type { NotedQuestions } from '../../schema/order-evidence.ts';
import { projectQuestions, questionEntries } from '../../schema/project-questions.ts';

/** What is published about the questions of a project in a query of projects; null if nothing is. */
export const publishedQuestions = sql<NotedQuestions | null>`(select json_build_object('lastNumber', entry.last_number,
  'entries', entry.position, 'digest', entry.digest) from ${questionEntries} entry
  where entry.project_id = projects.project_id order by entry.position desc limit 1)`;

/** The first `entries` entries about the questions of a project, as questions with their additions. */
export async function findPublished(
  db: Db,
  { projectId, entries, locale }: { projectId: string; entries: number; locale: Locale },
): Promise<PublishedQuestion[]> {
  const rows = await db
    .select({ row: projectQuestions, entry: questionEntries })
    .from(questionEntries)
    .innerJoin(projectQuestions, eq(projectQuestions.projectQuestionId, questionEntries.projectQuestionId))
    .where(and(eq(questionEntries.projectId, projectId), lte(questionEntries.position, entries)))
    .orderBy(asc(questionEntries.position));
  const inLanguage = (text: string | null, textEn: string | null) =>
    (locale === 'en' ? (textEn ?? text) : text) ?? '';
  const questions = new Map<string, PublishedQuestion>();
  for (const { row, entry } of rows) {
    const { kind, publishedAt, writtenBy } = entry;
    const question = questions.get(row.projectQuestionId);
    if (kind !== 'answer') {
      question?.additions.push({ kind, publishedAt, text: inLanguage(entry.text, entry.textEn) });
      continue;
    }
    const isTranslated = row.language !== locale && row.translation !== null;
    questions.set(row.projectQuestionId, {
      number: row.number ?? 0,
      publishedAt,
      question: isTranslated ? (row.translation ?? '') : row.question,
      answer: inLanguage(row.answer, row.answerEn),
      writtenBy,
      additions: [],
    });
  }
  return [...questions.values()];
}
