import { Button } from '@mui/material';
import { addressOf } from '@semilla/client';
import { v1 } from '@semilla/contract';
import { type Locale, localeNames } from '@semilla/i18n';
import { useTranslate } from 'react-admin';
import { useNextLocale } from './use-next-locale.ts';

const countries: Record<Locale, string> = { es: 'ES', en: 'GB' };
const flagOf = (locale: Locale) =>
  addressOf(v1.countries.findFlag, { params: { alpha2: countries[locale] } });

/** Switches to the other language, shown as a flag. */
export function LanguageSwitch() {
  const translate = useTranslate();
  const { nextLocale, change } = useNextLocale();
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
