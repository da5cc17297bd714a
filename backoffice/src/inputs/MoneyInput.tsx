import { DecimalInput, type DecimalInputProps } from './DecimalInput.tsx';

/** Asks for an amount of euros. */
export function MoneyInput(props: DecimalInputProps) {
  return <DecimalInput {...props} unit="€" />;
}
