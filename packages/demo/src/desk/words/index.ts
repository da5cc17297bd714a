import type { Locale } from '@semilla/i18n';
import type { DeskWords } from './desk-words.ts';
import en from './en.ts';
import es from './es.ts';

/** The desk is of the demo alone, so its words are not among those of the product. */
export const deskWords: Record<Locale, DeskWords> = { es, en };
