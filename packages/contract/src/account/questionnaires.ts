import { type Questionnaire, questionnaire } from './questionnaire.ts';

/** The first version wrote amounts in English in another format. */
const firstAmounts: Record<string, string> = { little: 'Less than €5,000', much: '€5,000 or more' };

/** A function, so that pages do not build the old questions when they load. */
const first = (): Questionnaire => ({
  version: '2026-11',
  questions: questionnaire.questions.map((question) =>
    question.id === 'volume'
      ? {
          ...question,
          options: question.options.map((one) => ({ ...one, en: firstAmounts[one.id] ?? one.en })),
        }
      : question,
  ),
});

/** The second version had the same words; some right answers stood last. */
const second = (): Questionnaire => ({ ...questionnaire, version: '2026-11-2' });

export const questionnaireOf = (version: string): Questionnaire | undefined =>
  [questionnaire, second(), first()].find((known) => known.version === version);

/** The questions of a version with the chosen answers, in words. */
export function answersInWords(
  version: string,
  answers: Readonly<Record<string, string>>,
  language: 'es' | 'en',
): { question: string; answer: string }[] {
  const questions = questionnaireOf(version)?.questions ?? [];
  return questions.flatMap(({ id, options, [language]: question }) => {
    const chosen = options.find((known) => known.id === answers[id]);
    return chosen ? [{ question, answer: chosen[language] }] : [];
  });
}
