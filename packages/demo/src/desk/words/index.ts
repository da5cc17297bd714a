import type { Locale } from '@semilla/i18n';
import type { DeskWords } from './desk-words.ts';
import en from './en.ts';
import es from './es.ts';

/** The desk exists only in the demo, so its texts are separate from those of the product. */
export const deskWords: Record<Locale, DeskWords> = { es, en };
