import { DataTable, ListNoResults } from 'react-admin';
import type { TransactionRecord } from '../customers/customer-record.ts';
import { DayField } from '../fields/DayField.tsx';
import { PlainField } from '../fields/PlainField.tsx';
import { RecordLink } from '../fields/RecordLink.tsx';
import { recordTable } from '../layout/record-table.ts';
import {
  IssuerField,
  SignedAmountField,
  TransactionStatusField,
  TransactionTypeField,
} from './TransactionFields.tsx';

const { Col } = DataTable<TransactionRecord>;
const hiddenAtFirst = [
  'bankAccount',
  'projectName',
  'managerName',
  'adminName',
  'rejectReason',
  'updatedAt',
  'transactionId',
  'walletId',
];

/** Movements of wallets; sources are the columns that the API sorts by. */
export function TransactionTable() {
  return (
    <DataTable<TransactionRecord>
      rowClick="show"
      bulkActionButtons={false}
      hiddenColumns={hiddenAtFirst}
      empty={<ListNoResults />}
      sx={recordTable}
    >
      <Col source="createdAt" label="wallet.fields.createdAt">
        <DayField source="createdAt" hasTime />
      </Col>
      <Col source="name" label="wallet.fields.user" disableSort>
        <RecordLink source="userName" />
      </Col>
      <Col source="type" label="wallet.fields.type" field={TransactionTypeField} disableSort />
      <Col source="issuerName" label="wallet.fields.issuerName" field={IssuerField} disableSort />
      <Col source="status" label="wallet.fields.status" field={TransactionStatusField} disableSort />
      <Col source="amount" label="wallet.fields.amount" field={SignedAmountField} align="right" />
      <Col source="bankAccount" label="wallet.fields.bankAccount" field={PlainField} disableSort />
      <Col source="projectName" label="wallet.fields.project" field={PlainField} disableSort />
      <Col source="managerName" label="wallet.fields.manager" field={PlainField} disableSort />
      <Col source="adminName" label="wallet.fields.admin" field={PlainField} disableSort />
      <Col source="rejectReason" label="wallet.fields.rejectReason" field={PlainField} disableSort />
      <Col source="updatedAt" label="wallet.fields.updatedAt">
        <DayField source="updatedAt" hasTime />
      </Col>
      <Col source="transactionId" label="wallet.fields.transactionId" disableSort />
      <Col source="walletId" label="wallet.fields.walletId" disableSort />
    </DataTable>
  );
}
