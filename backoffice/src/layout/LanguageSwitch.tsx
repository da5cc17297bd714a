import Button from '@mui/material/Button';
import { v1 } from '@semilla/contract';
import { addressOf } from '@semilla/contract/client';
import { type Locale, localeNames, locales } from '@semilla/i18n';
import { useLocaleState, useRefresh, useTranslate } from 'react-admin';
import { rememberLocale, showLocale } from '../providers/locale-choice.ts';
import { call } from '../providers/session.ts';

const countries: Record<Locale, string> = { es: 'ES', en: 'GB' };
const flagOf = (locale: Locale) =>
  addressOf(v1.countries.findFlag, { params: { alpha2: countries[locale] } });

/** The language one would change to, by its flag. The choice stays in this browser and in the profile. */
export function LanguageSwitch() {
  const [locale, setLocale] = useLocaleState();
  const translate = useTranslate();
  const refresh = useRefresh();
  const other = locales.find((one) => one !== locale) ?? 'es';

  const change = () => {
    rememberLocale(other);
    showLocale(other);
    setLocale(other);
    refresh();
    // The profile follows when it can; the choice already holds here.
    call(v1.me.edit, { body: { language: other } }).catch(() => {});
  };

  return (
    <Button
      color="inherit"
      onClick={change}
      lang={other}
      aria-label={translate('common.backoffice.changeLanguage', { language: localeNames[other] })}
      startIcon={<img src={flagOf(other)} width={20} height={15} alt="" />}
      sx={{ minWidth: 0, '& .MuiButton-startIcon': { mr: { xs: 0, sm: 1 } } }}
    >
      <span className="wide-only">{localeNames[other]}</span>
    </Button>
  );
}
