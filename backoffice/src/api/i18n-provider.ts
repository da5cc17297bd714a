import { type Locale, localeNames, locales } from '@semilla/i18n';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { columnNames } from './column-names.ts';
import { english } from './english.ts';
import { loadedWords, loadWords, type Words } from './load-words.ts';
import { chosenLocale, showLocale } from './locale-choice.ts';
import { spanish } from './spanish/index.ts';

const ofReactAdmin: Record<Locale, TranslationMessages> = { es: spanish, en: english };

/** The platform's name, which the server writes into the page. */
const nameInPage = () => document.querySelector<HTMLMetaElement>('meta[name=application-name]')?.content;

function withName(words: Words, name = nameInPage()): Words {
  if (!name) return words;
  const { common = {} } = words as { common?: { brand?: Words } };
  return { ...words, common: { ...common, brand: { ...common.brand, name } } };
}

export function wordsIn(locale: Locale): TranslationMessages {
  const ours = withName(loadedWords(locale) ?? {});
  return { ...ours, ...ofReactAdmin[locale], resources: columnNames(ours) } as TranslationMessages;
}

const wordsOnceLoaded = (wanted: Locale) =>
  loadedWords(wanted) ? wordsIn(wanted) : loadWords(wanted).then(() => wordsIn(wanted));

/** The chosen language, or the loaded one if another tab has chosen another since: react-admin needs its first texts at once. */
const firstLocale = (): Locale => [chosenLocale(), ...locales].find(loadedWords) ?? chosenLocale();

/** Our texts and react-admin's. The texts of one language must already be loaded. */
export function createI18nProvider(): I18nProvider {
  const locale = firstLocale();
  showLocale(locale);
  const choices = locales.map((one) => ({ locale: one, name: localeNames[one] }));
  const provider = polyglotI18nProvider((wanted) => wordsOnceLoaded(wanted as Locale), locale, choices);
  return {
    ...provider,
    changeLocale: async (wanted) => {
      await provider.changeLocale(wanted);
      showLocale(wanted as Locale);
    },
  };
}
