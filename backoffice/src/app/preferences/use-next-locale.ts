import { v1 } from '@semilla/contract';
import { type Locale, locales } from '@semilla/i18n';
import { useLocaleState, useRefresh } from 'react-admin';
import { rememberLocale, showLocale } from '../../api/locale-choice.ts';
import { call } from '../../api/session.ts';

/** The other language, and the function that switches to it. The choice is saved in this browser and in the profile. */
export function useNextLocale(): { nextLocale: Locale; change: () => void } {
  const [locale, setLocale] = useLocaleState();
  const refresh = useRefresh();
  const nextLocale = locales.find((candidate) => candidate !== locale) ?? 'es';

  const change = () => {
    rememberLocale(nextLocale);
    showLocale(nextLocale);
    setLocale(nextLocale);
    refresh();
    // A failure is ignored because this browser has already stored the choice.
    call(v1.me.edit, { body: { language: nextLocale } }).catch(() => {});
  };
  return { nextLocale, change };
}
