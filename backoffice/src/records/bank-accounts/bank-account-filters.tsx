import { bankAccountStates } from '@semilla/contract';
import { NullableBooleanInput, SelectInput, TextInput } from 'react-admin';
import { CustomerInput } from '../../kit/inputs/CustomerInput.tsx';

const states = bankAccountStates.map((id) => ({ id, name: `payment.bankAccountStates.${id}` }));

export const stateFilter = (
  <SelectInput key="state" source="state" label="fields.bankAccounts.state" choices={states} alwaysOn />
);

export const bankAccountFilters = [
  stateFilter,
  <CustomerInput key="userId" source="userId" label="fields.bankAccounts.userName" alwaysOn />,
  <TextInput key="account" source="account" label="fields.bankAccounts.account" resettable />,
  <TextInput key="alias" source="alias" label="fields.bankAccounts.alias" resettable />,
  <NullableBooleanInput key="main" source="main" label="fields.bankAccounts.main" />,
];
