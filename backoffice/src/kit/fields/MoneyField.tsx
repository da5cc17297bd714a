import type { Cents } from '@semilla/contract';
import { formatMoney } from '@semilla/format';
import { useFieldValue } from 'react-admin';
import { nothing } from './nothing.ts';

interface MoneyFieldProps {
  source: string;
}

export function MoneyField({ source }: MoneyFieldProps) {
  const value: Cents | null | undefined = useFieldValue({ source });
  return <>{typeof value === 'number' ? formatMoney(value) : nothing}</>;
}
