import type { ProjectQuestion, QuestionAddition } from '@semilla/contract';
import type { Locale } from '@semilla/i18n';

/** A text with its language, if that is not the language of the page. */
export interface ShownText {
  text: string;
  lang: Locale | undefined;
}

const shown = (locale: Locale, text: string, language: Locale): ShownText => ({
  text,
  lang: language === locale ? undefined : language,
});

/** The question in the reader's language, or as it was asked. */
export function questionText(
  locale: Locale,
  { question, language, translation }: Pick<ProjectQuestion, 'question' | 'language' | 'translation'>,
): ShownText {
  if (language === locale || translation === null) return shown(locale, question, language);
  return { text: translation, lang: undefined };
}

/** An answer or an addition in the reader's language, or in Spanish. */
export function answerText(locale: Locale, spanish: string, english: string | null): ShownText {
  if (locale === 'en' && english !== null) return { text: english, lang: undefined };
  return shown(locale, spanish, 'es');
}

export const additionText = (locale: Locale, { text, textEn }: Pick<QuestionAddition, 'text' | 'textEn'>) =>
  answerText(locale, text, textEn);
