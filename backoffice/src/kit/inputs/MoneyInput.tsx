import { DecimalInput, type DecimalInputProps } from './DecimalInput.tsx';

export function MoneyInput(props: DecimalInputProps) {
  return <DecimalInput {...props} unit="€" />;
}
