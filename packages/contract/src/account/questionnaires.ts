import { type Questionnaire, questionnaire } from './questionnaire.ts';

/** Every version that tests refer to. */
const questionnaires: readonly Questionnaire[] = [questionnaire];

export const questionnaireOf = (version: string): Questionnaire | undefined =>
  questionnaires.find((known) => known.version === version);

/** The questions of a version with the chosen answers, as texts in a language. */
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
