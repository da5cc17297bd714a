import type { TranslationMessages } from 'react-admin';
import { acts } from './acts.ts';
import { pageTexts } from './page-texts.ts';

/** React-admin's texts in Spanish. The type requires all keys, so an update of react-admin with new keys does not compile. */
export const spanish: TranslationMessages = { ra: { ...acts, ...pageTexts } };
