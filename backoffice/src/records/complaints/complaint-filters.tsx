import { complaintOutcomes, complaintStates } from '@semilla/contract';
import { NullableBooleanInput, SelectInput, TextInput } from 'react-admin';
import { CustomerInput } from '../../kit/inputs/CustomerInput.tsx';
import { DateInput } from '../../kit/inputs/DateInput.tsx';

const choices = (ids: readonly string[], words: string) =>
  ids.map((id) => ({ id, name: `support.complaints.${words}.${id}` }));

const fields = 'fields.complaints';
const words = 'support.complaints.backoffice';
const states = choices(complaintStates, 'states');
const outcomes = choices(complaintOutcomes, 'outcomes');

export const complaintFilters = [
  <TextInput key="search" source="search" label={`${words}.search`} alwaysOn resettable />,
  <SelectInput key="state" source="state" label={`${fields}.state`} choices={states} alwaysOn />,
  <NullableBooleanInput key="isDue" source="isDue" label={`${words}.due`} alwaysOn />,
  <NullableBooleanInput key="isLate" source="isLate" label={`${fields}.isLate`} />,
  <SelectInput key="outcome" source="outcome" label={`${fields}.outcome`} choices={outcomes} />,
  <CustomerInput key="userId" source="userId" label={`${fields}.userName`} />,
  <DateInput key="fromDate" source="fromDate" label={`${words}.fromDate`} isFilter />,
  <DateInput key="toDate" source="toDate" label={`${words}.toDate`} isFilter />,
];
