import { ticketPriorities } from '@semilla/contract';
import { NullableBooleanInput, SelectInput, TextInput } from 'react-admin';
import { CustomerInput } from '../../../kit/inputs/CustomerInput.tsx';
import { ResponsibleInput } from './ResponsibleInput.tsx';

const priorities = ticketPriorities.map((id) => ({ id, name: `support.priorities.${id}` }));

export const ticketFilters = [
  <TextInput key="search" source="search" label="support.backoffice.search" alwaysOn resettable />,
  <ResponsibleInput key="responsibleId" source="responsibleId" alwaysOn />,
  <CustomerInput key="userId" source="userId" label="fields.tickets.userName" alwaysOn />,
  <SelectInput
    key="priority"
    source="priority"
    label="fields.tickets.priority"
    choices={priorities}
    alwaysOn
  />,
  <NullableBooleanInput key="isOverdue" source="isOverdue" label="support.backoffice.plan.onlyOverdue" />,
  <NullableBooleanInput
    key="awaitsAnswer"
    source="awaitsAnswer"
    label="support.backoffice.plan.awaitsAnswer"
  />,
  <NullableBooleanInput key="read" source="read" label="fields.tickets.read" />,
];
