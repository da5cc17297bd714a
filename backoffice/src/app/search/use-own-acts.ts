import { localeNames } from '@semilla/i18n';
import { useTranslate } from 'react-admin';
import { useNextLocale } from '../preferences/use-next-locale.ts';
import { useNextTheme } from '../preferences/use-next-theme.ts';
import { useLogOut } from '../session/use-log-out.ts';
import type { Named } from './general-acts.ts';

const named = (label: string, words: string, run: () => void): Named => ({
  find: { kind: 'acts', to: '', label, run },
  words,
});

/** What staff change for themselves from anywhere, with other words for it in both languages. */
export function useOwnActs(): Named[] {
  const translate = useTranslate();
  const logOut = useLogOut();
  const { nextLocale, change } = useNextLocale();
  const theme = useNextTheme();
  return [
    named(theme.label, 'tema oscuro claro noche theme dark light', theme.change),
    named(
      translate('common.backoffice.changeLanguage', { language: localeNames[nextLocale] }),
      'idioma cambiar language change',
      change,
    ),
    named(translate('ra.auth.logout'), 'salir cerrar sesion desconectar log sign out', logOut),
  ];
}
