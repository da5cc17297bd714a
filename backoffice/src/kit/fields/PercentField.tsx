import { formatPercent } from '@semilla/format';
import { useFieldValue } from 'react-admin';
import { nothing } from './nothing.ts';

interface PercentFieldProps {
  source: string;
}

export function PercentField({ source }: PercentFieldProps) {
  const value: number | null | undefined = useFieldValue({ source });
  return <>{typeof value === 'number' ? formatPercent(value) : nothing}</>;
}
