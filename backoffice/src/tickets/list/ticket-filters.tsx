import { NullableBooleanInput, TextInput } from 'react-admin';
import { CustomerInput } from '../../inputs/CustomerInput.tsx';
import { ResponsibleFilter } from './ResponsibleFilter.tsx';

export const ticketFilters = [
  <TextInput key="search" source="search" label="support.backoffice.search" alwaysOn resettable />,
  <ResponsibleFilter key="responsibleId" source="responsibleId" alwaysOn />,
  <CustomerInput key="userId" source="userId" label="fields.tickets.userName" alwaysOn />,
  <NullableBooleanInput key="read" source="read" label="fields.tickets.read" />,
];
