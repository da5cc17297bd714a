import type { TranslationMessages } from 'react-admin';
import { acts } from './acts.ts';
import { pageTexts } from './page-texts.ts';

/** React-admin's texts in Spanish. The type lists all keys, so a version with new ones does not compile. */
export const spanish: TranslationMessages = { ra: { ...acts, ...pageTexts } };
