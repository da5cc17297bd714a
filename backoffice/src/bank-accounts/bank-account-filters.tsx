import { bankAccountStates } from '@semilla/contract';
import { NullableBooleanInput, SelectInput, TextInput } from 'react-admin';
import { CustomerInput } from '../inputs/CustomerInput.tsx';

const states = bankAccountStates.map((id) => ({ id, name: `payment.bankAccountStates.${id}` }));

export const stateFilter = (
  <SelectInput key="state" source="state" label="payment.fields.state" choices={states} alwaysOn />
);

export const bankAccountFilters = [
  stateFilter,
  <CustomerInput key="userId" source="userId" label="payment.fields.user" alwaysOn />,
  <TextInput key="account" source="account" label="payment.fields.account" resettable />,
  <TextInput key="alias" source="alias" label="payment.fields.alias" resettable />,
  <NullableBooleanInput key="main" source="main" label="payment.fields.main" />,
];
