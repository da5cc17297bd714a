import { useFieldValue, useTranslate } from 'react-admin';
import { nothing } from './nothing.ts';

interface TranslatedFieldProps {
  source: string;
  /** The prefix of the messages for its values: `account.kinds`. */
  words: string;
}

/** A value of an enumeration, translated. */
export function TranslatedField({ source, words }: TranslatedFieldProps) {
  const value: string | null | undefined = useFieldValue({ source });
  const translate = useTranslate();
  return <>{value ? translate(`${words}.${value}`) : nothing}</>;
}
