import { useFieldValue, useTranslate } from 'react-admin';
import { nothing } from './nothing.ts';

interface WordFieldProps {
  source: string;
  /** Where the words for its values stand. */
  words: string;
}

/** One of a few known values, in words. */
export function WordField({ source, words }: WordFieldProps) {
  const value: string | null | undefined = useFieldValue({ source });
  const translate = useTranslate();
  return <>{value ? translate(`${words}.${value}`) : nothing}</>;
}
