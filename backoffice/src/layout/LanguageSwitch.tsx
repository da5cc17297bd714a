import Button from '@mui/material/Button';
import { addressOf } from '@semilla/client';
import { v1 } from '@semilla/contract';
import { type Locale, localeNames, locales } from '@semilla/i18n';
import { useLocaleState, useRefresh, useTranslate } from 'react-admin';
import { rememberLocale, showLocale } from '../providers/locale-choice.ts';
import { call } from '../providers/session.ts';

const countries: Record<Locale, string> = { es: 'ES', en: 'GB' };
const flagOf = (locale: Locale) =>
  addressOf(v1.countries.findFlag, { params: { alpha2: countries[locale] } });

/** Switches to the other language, shown as a flag. The choice is saved in this browser and in the profile. */
export function LanguageSwitch() {
  const [locale, setLocale] = useLocaleState();
  const translate = useTranslate();
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

  return (
    <Button
      color="inherit"
      onClick={change}
      lang={nextLocale}
      aria-label={translate('common.backoffice.changeLanguage', { language: localeNames[nextLocale] })}
      startIcon={<img src={flagOf(nextLocale)} width={20} height={15} alt="" />}
      sx={{ minWidth: 0, '& .MuiButton-startIcon': { mr: { xs: 0, sm: 1 } } }}
    >
      <span className="wide-only">{localeNames[nextLocale]}</span>
    </Button>
  );
}
