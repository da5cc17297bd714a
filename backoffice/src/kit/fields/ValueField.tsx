import type { Field } from '@semilla/contract';
import { CountryField } from './CountryField.tsx';
import { DayField } from './DayField.tsx';
import { MaskedIbanField } from './MaskedIbanField.tsx';
import { MoneyField } from './MoneyField.tsx';
import { PercentField } from './PercentField.tsx';
import { PlainField, YesNoField } from './PlainField.tsx';
import { TranslatedField } from './TranslatedField.tsx';

/** Chooses the component by the kind of the field. */
export function ValueField({ field }: { field: Field }) {
  const { name: source, kind, words } = field;
  if (words) return <TranslatedField source={source} words={words} />;
  switch (kind) {
    case 'money':
      return <MoneyField source={source} />;
    case 'percent':
      return <PercentField source={source} />;
    case 'boolean':
      return <YesNoField source={source} />;
    case 'day':
      return <DayField source={source} />;
    case 'instant':
      return <DayField source={source} hasTime />;
    case 'country':
      return <CountryField source={source} />;
    case 'iban':
      return <MaskedIbanField source={source} />;
    default:
      return <PlainField source={source} />;
  }
}
