import { verificationStatuses } from '@semilla/contract';
import { SelectInput } from 'react-admin';
import { CustomerInput } from '../../kit/inputs/CustomerInput.tsx';

const statuses = verificationStatuses
  // Customers without an attempt are not in the list.
  .filter((status) => status !== 'NotVerified')
  .map((id) => ({ id, name: `account.verificationStatuses.${id}` }));

export const statusFilter = (
  <SelectInput key="status" source="status" label="fields.verifications.status" choices={statuses} alwaysOn />
);

export const verificationFilters = [
  statusFilter,
  <CustomerInput key="userId" source="userId" label="fields.verifications.userName" alwaysOn />,
];
