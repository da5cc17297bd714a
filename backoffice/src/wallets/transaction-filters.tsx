import { issuerNames, transactionStatuses, transactionTypes } from '@semilla/contract';
import { DateInput, SelectInput } from 'react-admin';
import { ComparisonInput } from '../inputs/ComparisonInput.tsx';
import { CustomerInput } from '../inputs/CustomerInput.tsx';
import { IdInput } from '../inputs/IdInput.tsx';

const statuses = transactionStatuses.map((id) => ({ id, name: `wallet.statuses.${id}` }));
const directions = transactionTypes.map((id) => ({ id, name: `wallet.directions.${id}` }));
const issuers = issuerNames.map((id) => ({ id, name: `wallet.issuers.${id}` }));

export const statusAndType = [
  <SelectInput key="status" source="status" label="wallet.fields.status" choices={statuses} alwaysOn />,
  <SelectInput key="type" source="type" label="wallet.fields.direction" choices={directions} alwaysOn />,
];

export const transactionFilters = [
  ...statusAndType,
  <ComparisonInput key="amount" source="amount" label="wallet.fields.amount" kind="decimal" />,
  <SelectInput key="issuerName" source="issuerName" label="wallet.fields.issuerName" choices={issuers} />,
  <DateInput key="fromDate" source="fromDate" label="wallet.fields.fromDate" />,
  <DateInput key="toDate" source="toDate" label="wallet.fields.toDate" />,
  <IdInput key="transactionId" source="transactionId" label="wallet.fields.transactionId" />,
  <CustomerInput key="userId" source="userId" label="wallet.fields.user" />,
  <IdInput key="walletId" source="walletId" label="wallet.fields.walletId" />,
];
