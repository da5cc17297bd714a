import { useFieldValue, useTranslate } from 'react-admin';
import { nothing } from './nothing.ts';

interface TranslatedFieldProps {
  source: string;
  /** Where the words of its values stand: `account.kinds`. */
  words: string;
}

/** One of a few words of the API, as people read it. */
export function TranslatedField({ source, words }: TranslatedFieldProps) {
  const value: string | null | undefined = useFieldValue({ source });
  const translate = useTranslate();
  return <>{value ? translate(`${words}.${value}`) : nothing}</>;
}
