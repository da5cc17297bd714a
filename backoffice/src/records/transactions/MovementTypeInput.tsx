import { transactionTypes } from '@semilla/contract';
import { RadioButtonGroupInput } from 'react-admin';

const choices = transactionTypes.map((id) => ({ id, name: `wallet.backoffice.create.types.${id}` }));

export function MovementTypeInput(props: { source: string; label: string }) {
  return <RadioButtonGroupInput {...props} choices={choices} isRequired />;
}
