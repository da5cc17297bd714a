import { createRequire } from 'node:module';
import type { Country } from '@semilla/contract';
import type { Locale } from '@semilla/i18n';
import isoCountries, { type LocaleData } from 'i18n-iso-countries';

const require = createRequire(import.meta.url);

for (const locale of ['es', 'en'] satisfies Locale[]) {
  isoCountries.registerLocale(require(`i18n-iso-countries/langs/${locale}.json`) as LocaleData);
}

// For these states the library has only the full official name, under which nobody would look for them.
const everydayNames: Record<Locale, Record<string, string>> = {
  es: {},
  en: {
    CN: 'China',
    CD: 'Congo, Democratic Republic of the',
    CG: 'Congo',
    CZ: 'Czechia',
    GM: 'Gambia',
    IR: 'Iran',
    MK: 'North Macedonia',
    PS: 'Palestine',
    RU: 'Russia',
    TW: 'Taiwan',
    TZ: 'Tanzania',
  },
};

const isSpain = ({ alpha2 }: Country) => Number(alpha2 === 'ES');

function namesIn(locale: Locale): Country[] {
  const names = { ...isoCountries.getNames(locale, { select: 'official' }), ...everydayNames[locale] };
  return Object.entries(names)
    .map(([alpha2, name]) => ({ alpha2, name, flagUrl: `/v1/misc/countries/${alpha2}/flag.svg` }))
    .sort((a, b) => isSpain(b) - isSpain(a) || a.name.localeCompare(b.name, locale));
}

const cache = new Map<Locale, Country[]>();

/** Every country: Spain first, then by name in the sort order of the language. */
export function countriesIn(locale: Locale): Country[] {
  const countries = cache.get(locale) ?? namesIn(locale);
  cache.set(locale, countries);
  return countries;
}

export function isCountry(alpha2: string): boolean {
  return isoCountries.isValid(alpha2);
}
