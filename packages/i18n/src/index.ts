export { detectLocale, isLocale, type Locale, localeNames, locales } from './locale.ts';
export { messages } from './messages/index.ts';
export {
  createTranslator,
  fillMessage,
  type MessageKey,
  type MessageValues,
  type Translate,
  translate,
  wordOr,
} from './translate.ts';
