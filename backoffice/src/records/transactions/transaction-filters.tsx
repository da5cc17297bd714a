import { issuerNames, transactionStatuses, transactionTypes } from '@semilla/contract';
import { BooleanInput, SelectInput, TextInput } from 'react-admin';
import { ComparisonInput } from '../../kit/inputs/ComparisonInput.tsx';
import { CustomerInput } from '../../kit/inputs/CustomerInput.tsx';
import { DateInput } from '../../kit/inputs/DateInput.tsx';
import { IdInput } from '../../kit/inputs/IdInput.tsx';

const statuses = transactionStatuses.map((id) => ({ id, name: `wallet.statuses.${id}` }));
const directions = transactionTypes.map((id) => ({ id, name: `wallet.directions.${id}` }));
const issuers = issuerNames.map((id) => ({ id, name: `wallet.issuers.${id}` }));

export const statusAndType = [
  <SelectInput key="status" source="status" label="fields.transactions.status" choices={statuses} alwaysOn />,
  <SelectInput
    key="type"
    source="type"
    label="fields.transactions.direction"
    choices={directions}
    alwaysOn
  />,
];

export const transactionFilters = [
  ...statusAndType,
  <ComparisonInput key="amount" source="amount" label="fields.transactions.amount" kind="decimal" />,
  <SelectInput
    key="issuerName"
    source="issuerName"
    label="fields.transactions.issuerName"
    choices={issuers}
  />,
  <BooleanInput key="isReturned" source="isReturned" label="fields.transactions.isReturned" />,
  <DateInput key="fromDate" source="fromDate" label="fields.transactions.fromDate" isFilter />,
  <DateInput key="toDate" source="toDate" label="fields.transactions.toDate" isFilter />,
  <TextInput key="reference" source="reference" label="fields.transactions.reference" resettable />,
  <IdInput key="transactionId" source="transactionId" label="fields.transactions.transactionId" />,
  <CustomerInput key="userId" source="userId" label="fields.transactions.userName" />,
  <IdInput key="walletId" source="walletId" label="fields.transactions.walletId" />,
];
