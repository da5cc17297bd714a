import type { AuditNote, Noted } from '@semilla/server/kit/audit/write-audit.ts';
import type { QuestionEntry, StoredQuestion } from '@semilla/server/schema/project-questions.ts';
import type { Questions } from '../questions/index.ts';
import { noted } from './noted.ts';

const noteOn = (
  { projectQuestionId }: StoredQuestion,
  act: string,
  personId: string | null,
  after: Record<string, unknown>,
): AuditNote => ({
  action: `project-question.${act}`,
  subjectType: 'project-question',
  subjectId: projectQuestionId,
  personId,
  after,
});

function trailOfEntry(
  row: StoredQuestion,
  { kind, text, textEn, writtenBy, ...entry }: QuestionEntry,
): Noted {
  const { number, question, translation, answer, answerEn } = row;
  const note =
    kind === 'answer'
      ? noteOn(row, 'publish', null, {
          questionNumber: number,
          question,
          translation,
          answer,
          answerEn,
          writtenBy,
        })
      : noteOn(row, 'add', null, { number, kind, text, textEn, writtenBy });
  return noted(entry.publishedAt, entry.proposedById ?? undefined, note);
}

/** Audit entries for the questions about projects and what became of them. */
export function trailOfQuestions({ questions, entries }: Questions, declinedBy: string): Noted[] {
  const rows = new Map(questions.map((row) => [row.projectQuestionId, row]));
  const asked = questions.map((row) => {
    const { askedAt, askedById, question, language } = row;
    return noted(askedAt, askedById ?? undefined, noteOn(row, 'create', askedById, { question, language }));
  });
  const declined = questions.flatMap((row) => {
    const { declinedAt, declineReason, declineNote, askedById } = row;
    const note = noteOn(row, 'decline', askedById, { declineReason, declineNote });
    return declinedAt ? [noted(declinedAt, declinedBy, note)] : [];
  });
  const published = entries.flatMap((entry) => {
    const row = rows.get(entry.projectQuestionId);
    return row ? [trailOfEntry(row, entry)] : [];
  });
  return [...asked, ...declined, ...published];
}
