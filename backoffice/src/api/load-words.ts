import type { Locale } from '@semilla/i18n';

export interface Words {
  [key: string]: string | Words;
}

const files: Record<Locale, () => Promise<{ default: Words }>> = {
  es: () => import('@semilla/i18n/es'),
  en: () => import('@semilla/i18n/en'),
};
const loaded: Partial<Record<Locale, Words>> = {};

/** Loads our texts in a language. Each language has all texts, which a test of `i18n` checks. */
export async function loadWords(locale: Locale): Promise<void> {
  loaded[locale] ??= (await files[locale]()).default;
}

export const loadedWords = (locale: Locale): Words | undefined => loaded[locale];
