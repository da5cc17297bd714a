import { insertRows } from '@semilla/server/kit/database/sets.ts';
import type { Db } from '@semilla/server/kit/database/types.ts';
import { assert } from '@semilla/server/kit/errors.ts';
import { entryDigest } from '@semilla/server/project/project-questions/entry-digest.ts';
import {
  projectQuestions,
  type QuestionEntry,
  questionEntries,
  type StoredQuestion,
} from '@semilla/server/schema/project-questions.ts';
import { accountId } from '../accounts.ts';
import type { Calendar } from '../calendar.ts';
import { demoId } from '../demo-id.ts';
import type { DemoProject } from '../projects/project.ts';
import { projectId } from '../projects/write.ts';
import { type QuestionDraft, questionDrafts } from './drafts.ts';

export interface Questions {
  questions: StoredQuestion[];
  entries: QuestionEntry[];
}

interface Made {
  draft: QuestionDraft;
  row: StoredQuestion;
}

function rowOf(draft: QuestionDraft, projects: readonly DemoProject[], calendar: Calendar): StoredQuestion {
  const { answer, declined, publishedDaysAgo, askedDaysAgo, question, language, translation = null } = draft;
  const project = projects.find(({ url }) => url === draft.project);
  assert(project, `${draft.project} is a project of the demo`);
  const askedAt = calendar.ago(askedDaysAgo, 19, 10);
  const isPublished = publishedDaysAgo !== undefined;
  return {
    projectQuestionId: demoId(`question ${question}`, askedAt),
    projectId: projectId(project, calendar),
    askedById: accountId(draft.who, calendar),
    state: isPublished ? 'Published' : declined ? 'Declined' : 'Waiting',
    number: null,
    question,
    language,
    translation,
    answer: answer?.es ?? null,
    answerEn: answer?.en ?? null,
    writtenBy: answer?.writtenBy ?? null,
    askedAt,
    publishedAt: isPublished ? calendar.ago(publishedDaysAgo, 12, 30) : null,
    declinedAt: declined ? calendar.ago(declined.daysAgo, 9, 40) : null,
    declineReason: declined?.reason ?? null,
    declineNote: declined?.note ?? null,
    version: 1 + (answer ? 1 : 0) + (isPublished || declined ? 1 : 0),
  };
}

type Publication = Made & Pick<QuestionEntry, 'kind' | 'text' | 'textEn' | 'publishedAt'>;

function publicationsOf({ draft, row }: Made, calendar: Calendar): Publication[] {
  if (!row.publishedAt) return [];
  const answer = {
    draft,
    row,
    kind: 'answer',
    text: null,
    textEn: null,
    publishedAt: row.publishedAt,
  } as const;
  if (!draft.correction) return [answer];
  const { es: text, en: textEn, daysAgo } = draft.correction;
  return [
    answer,
    { draft, row, kind: 'correction', text, textEn, publishedAt: calendar.ago(daysAgo, 13, 5) },
  ];
}

/** The entries of a project in the order of their publication; numbers the questions on the way. */
function entriesOf(made: readonly Made[], calendar: Calendar): QuestionEntry[] {
  const entries: QuestionEntry[] = [];
  const publications = made
    .flatMap((one) => publicationsOf(one, calendar))
    .toSorted((left, right) => left.publishedAt.getTime() - right.publishedAt.getTime());
  for (const { row, kind, text, textEn, publishedAt } of publications) {
    const last = entries.at(-1);
    const lastNumber = (last?.lastNumber ?? 0) + (kind === 'answer' ? 1 : 0);
    if (kind === 'answer') row.number = lastNumber;
    const writtenBy = row.writtenBy ?? 'platform';
    const written = { position: entries.length + 1, lastNumber, kind, text, textEn, writtenBy, publishedAt };
    entries.push({
      ...written,
      questionEntryId: demoId(`entry ${kind} ${row.question}`, publishedAt),
      projectId: row.projectId,
      projectQuestionId: row.projectQuestionId,
      proposedById: accountId('manager', calendar),
      approvedById: accountId('admin', calendar),
      digest: entryDigest(written, row, last?.digest),
    });
  }
  return entries;
}

/** Creates the questions about projects with their answers. */
export function makeQuestions(projects: readonly DemoProject[], calendar: Calendar): Questions {
  const made = questionDrafts.map((draft) => ({ draft, row: rowOf(draft, projects, calendar) }));
  const byProject = Map.groupBy(made, ({ row }) => row.projectId);
  const entries = [...byProject.values()].flatMap((ofProject) => entriesOf(ofProject, calendar));
  return { questions: made.map(({ row }) => row), entries };
}

export async function seedQuestions(tx: Db, { questions, entries }: Questions): Promise<void> {
  await insertRows(tx, projectQuestions, questions);
  await insertRows(tx, questionEntries, entries);
}
