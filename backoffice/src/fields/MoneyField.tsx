import { centsFromDecimal } from '@semilla/contract';
import { formatMoney } from '@semilla/format';
import { useFieldValue } from 'react-admin';
import { nothing } from './nothing.ts';

interface MoneyFieldProps {
  source: string;
}

export function MoneyField({ source }: MoneyFieldProps) {
  const value: string | null | undefined = useFieldValue({ source });
  return <>{value ? formatMoney(centsFromDecimal(value)) : nothing}</>;
}
