import type { Difference } from './differences-in.ts';
import { RecordName, resourceOf } from './RecordName.tsx';
import { useShownValue } from './use-shown-value.ts';

interface DifferenceValueProps {
  difference: Difference;
  side: 'before' | 'after';
}

/** The value of a changed field, before or after the change. */
export function DifferenceValue({ difference, side }: DifferenceValueProps) {
  const shown = useShownValue();
  const { field, [side]: value, noted } = difference;
  const resource = resourceOf(field);
  if (resource && typeof value === 'string') return <RecordName resource={resource} id={value} />;
  return shown(field, value, noted[side]);
}
