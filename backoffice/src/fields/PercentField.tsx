import { centsFromDecimal } from '@semilla/contract';
import { formatPercent } from '@semilla/format';
import { useFieldValue } from 'react-admin';
import { nothing } from './nothing.ts';

interface PercentFieldProps {
  source: string;
}

export function PercentField({ source }: PercentFieldProps) {
  const value: string | null | undefined = useFieldValue({ source });
  return <>{value ? formatPercent(centsFromDecimal(value)) : nothing}</>;
}
