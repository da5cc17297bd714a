import { useFieldValue, useTranslate } from 'react-admin';
import { nothing } from './nothing.ts';

/** A text or number, unformatted. */
export function PlainField({ source }: { source: string }) {
  const value: string | number | null | undefined = useFieldValue({ source });
  return <>{value === null || value === undefined || value === '' ? nothing : value}</>;
}

export function YesNoField({ source }: { source: string }) {
  const value: boolean | undefined = useFieldValue({ source });
  const translate = useTranslate();
  return <>{translate(value ? 'ra.boolean.true' : 'ra.boolean.false')}</>;
}
