import type { Field } from '@semilla/contract';
import {
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatPercent,
  missing,
} from '@semilla/format';
import type { MessageKey, Translate } from '@semilla/i18n';

type Value = string | number | boolean | Date | null;

/** Formats a value by the kind of its field. */
export function valueText({ kind, words }: Field, value: Value, t: Translate): string {
  if (value === null || value === '') return missing;
  if (words) return t(`${words}.${value}` as MessageKey);
  switch (kind) {
    case 'money':
      return formatMoney(value as number);
    case 'percent':
      return formatPercent(value as number);
    case 'integer':
      return formatNumber(value as number);
    case 'day':
      return formatDate(value as string);
    case 'instant':
      return formatDateTime(value as Date);
    default:
      return String(value);
  }
}
