import type { Field } from '@semilla/contract';
import { BooleanInput, SelectInput, TextInput } from 'react-admin';
import { CountryInput } from './ChoiceInputs.tsx';
import { DateInput } from './DateInput.tsx';
import { IntegerInput } from './IntegerInput.tsx';
import { MomentInput } from './MomentInput.tsx';
import { MoneyInput } from './MoneyInput.tsx';
import { PercentInput } from './PercentInput.tsx';

interface ValueInputProps {
  field: Field;
  helperText?: string;
  isWide?: boolean;
}

/** Chooses the input by the kind of the field. */
export function ValueInput({ field, helperText, isWide = false }: ValueInputProps) {
  const { name: source, label, kind, choices = [], words } = field;
  const props = { source, label, helperText, isRequired: !field.isOptional };
  switch (kind) {
    case 'money':
      return <MoneyInput {...props} />;
    case 'percent':
      return <PercentInput {...props} />;
    case 'integer':
    case 'year':
      return <IntegerInput {...props} />;
    case 'boolean':
      return <BooleanInput source={source} label={label} helperText={helperText} />;
    case 'day':
      return <DateInput {...props} />;
    case 'instant':
      return <MomentInput {...props} />;
    case 'country':
      return <CountryInput {...props} />;
    case 'choice':
      return <SelectInput {...props} choices={choices.map((id) => ({ id, name: `${words}.${id}` }))} />;
    default:
      return <TextInput {...props} className={isWide ? 'wide' : undefined} />;
  }
}
