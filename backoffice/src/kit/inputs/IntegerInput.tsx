import { NumberInput } from 'react-admin';

interface IntegerInputProps {
  source: string;
  label: string;
  isRequired?: boolean;
  helperText?: string;
}

export function IntegerInput(props: IntegerInputProps) {
  return <NumberInput {...props} step={1} min={0} />;
}
