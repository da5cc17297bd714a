import { DecimalInput, type DecimalInputProps } from './DecimalInput.tsx';

export function PercentInput(props: DecimalInputProps) {
  return <DecimalInput {...props} unit="%" />;
}
