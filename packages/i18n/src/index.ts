export { detectLocale, isLocale, type Locale, localeNames, locales } from './locale.ts';
export { messages } from './messages/index.ts';
export { createTranslator, type MessageKey, type Translate, translate } from './translate.ts';
