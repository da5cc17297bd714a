import { NullableBooleanInput, TextInput } from 'react-admin';
import { CustomerInput } from '../../inputs/CustomerInput.tsx';
import { ResponsibleInput } from './ResponsibleInput.tsx';

export const ticketFilters = [
  <TextInput key="search" source="search" label="support.backoffice.search" alwaysOn resettable />,
  <ResponsibleInput key="responsibleId" source="responsibleId" alwaysOn />,
  <CustomerInput key="userId" source="userId" label="fields.tickets.userName" alwaysOn />,
  <NullableBooleanInput key="read" source="read" label="fields.tickets.read" />,
];
