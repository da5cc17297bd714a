import { createHash } from 'node:crypto';
import type { QuestionEntry, StoredQuestion } from '../../schema/project-questions.ts';

type Digested = Pick<
  QuestionEntry,
  'position' | 'lastNumber' | 'kind' | 'text' | 'textEn' | 'writtenBy' | 'publishedAt'
>;

/** The SHA-256 of an entry with the question it is about and the digest before it. */
export function entryDigest(
  { position, lastNumber, kind, text, textEn, writtenBy, publishedAt }: Digested,
  { number, question, language, translation, answer, answerEn }: StoredQuestion,
  before: string | undefined,
): string {
  const about =
    kind === 'answer' ? [number, question, language, translation, answer, answerEn] : [number, text, textEn];
  const content = [
    before ?? null,
    position,
    lastNumber,
    kind,
    ...about,
    writtenBy,
    publishedAt.toISOString(),
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
