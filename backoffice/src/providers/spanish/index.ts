import type { TranslationMessages } from 'react-admin';
import { acts } from './acts.ts';
import { telling } from './telling.ts';

/** React-admin's own words in Spanish. The type names every one, so a new version that adds some does not compile. */
export const spanish: TranslationMessages = { ra: { ...acts, ...telling } };
