import { useFieldValue, useTranslate } from 'react-admin';
import { nothing } from './nothing.ts';

interface TranslatedFieldProps {
  source: string;
  /** The message key prefix of the values, for example `account.kinds`. */
  words: string;
}

export function TranslatedField({ source, words }: TranslatedFieldProps) {
  const value: string | null | undefined = useFieldValue({ source });
  const translate = useTranslate();
  return <>{value ? translate(`${words}.${value}`) : nothing}</>;
}
