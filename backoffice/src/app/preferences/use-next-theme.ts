import { useMediaQuery } from '@mui/material';
import { useTheme, useTranslate } from 'react-admin';
import { rememberTheme } from './theme-choice.ts';

/** The other theme: whether it is now dark, the name of the act, and the function that switches. */
export function useNextTheme() {
  const [chosen, setTheme] = useTheme();
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  const translate = useTranslate();
  const isDark = chosen ? chosen === 'dark' : prefersDark;

  const change = () => {
    const next = isDark ? 'light' : 'dark';
    rememberTheme(next);
    setTheme(next);
  };
  return {
    isDark,
    label: translate(isDark ? 'common.backoffice.lightTheme' : 'common.backoffice.darkTheme'),
    change,
  };
}
