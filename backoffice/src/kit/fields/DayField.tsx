import { formatDate, formatDateTime } from '@semilla/format';
import { useFieldValue } from 'react-admin';

interface DayFieldProps {
  source: string;
  hasTime?: boolean;
}

/** Formats a day as DD/MM/YYYY, or S/D (no data) if it is missing. */
export function DayField({ source, hasTime = false }: DayFieldProps) {
  const value: Date | string | null | undefined = useFieldValue({ source });
  return <>{hasTime ? formatDateTime(value) : formatDate(value)}</>;
}
