import { DataTable, useRecordContext } from 'react-admin';
import type { TransactionRecord } from '../customers/customer-record.ts';
import { DayField } from '../fields/DayField.tsx';
import { PlaceLink } from '../fields/PlaceLink.tsx';
import { PlainField } from '../fields/PlainField.tsx';
import { RecordLinkField } from '../fields/RecordLinkField.tsx';
import { RecordTable } from '../layout/RecordTable.tsx';
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

export function TransactionLinkField() {
  const record = useRecordContext<TransactionRecord>();
  if (!record) return null;
  return (
    <PlaceLink to={`/wallet/${record.id}`}>
      <TransactionTypeField />
    </PlaceLink>
  );
}

/** The transactions of all wallets, or of one customer; the sources are the columns that the API sorts by. */
export function TransactionTable({ ofCustomer = false }: { ofCustomer?: boolean }) {
  return (
    <RecordTable<TransactionRecord> rowClick="show" hiddenColumns={hiddenAtFirst}>
      <Col source="createdAt" label="wallet.fields.createdAt">
        <DayField source="createdAt" hasTime />
      </Col>
      {!ofCustomer && (
        <Col source="name" label="wallet.fields.user" disableSort>
          <RecordLinkField source="userName" />
        </Col>
      )}
      <Col
        source="type"
        label="wallet.fields.type"
        field={ofCustomer ? TransactionLinkField : TransactionTypeField}
        disableSort
      />
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
    </RecordTable>
  );
}
