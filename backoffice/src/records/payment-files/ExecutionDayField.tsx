import { formatDate } from '@semilla/format';
import { useFieldValue, useTranslate } from 'react-admin';

/** The day on which the bank shall pay a file, in words if none was chosen. */
export function ExecutionDayField() {
  const translate = useTranslate();
  const day: string | null | undefined = useFieldValue({ source: 'executeOn' });
  return <>{day ? formatDate(day) : translate('payment.files.asSoonAsTaken')}</>;
}
