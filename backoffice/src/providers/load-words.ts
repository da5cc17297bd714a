import type { Locale } from '@semilla/i18n';
import spanish from '@semilla/i18n/es';

export interface Words {
  [key: string]: string | Words;
}

const loaded: Partial<Record<Locale, Words>> = { es: spanish };

/** Loads our texts in a language. Spanish is always loaded, because its texts replace missing ones. */
export async function loadWords(locale: Locale): Promise<void> {
  if (locale === 'en') loaded.en ??= (await import('@semilla/i18n/en')).default;
}

export const loadedWords = (locale: Locale): Words | undefined => loaded[locale];
