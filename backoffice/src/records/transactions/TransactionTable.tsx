import { DataTable, useRecordContext } from 'react-admin';
import type { TransactionRecord } from '../../api/record-types/customer-record.ts';
import { DayField } from '../../kit/fields/DayField.tsx';
import { PercentField } from '../../kit/fields/PercentField.tsx';
import { PlaceLink } from '../../kit/fields/PlaceLink.tsx';
import { PlainField } from '../../kit/fields/PlainField.tsx';
import { RecordLinkField } from '../../kit/fields/RecordLinkField.tsx';
import { ReferenceField } from '../../kit/fields/ReferenceField.tsx';
import { ReturnReasonField } from '../../kit/fields/ReturnReasonField.tsx';
import { RecordTable } from '../../kit/list/RecordTable.tsx';
import {
  EnteredByField,
  IssuerField,
  SignedAmountField,
  TransactionStatusField,
  TransactionTypeField,
} from './TransactionFields.tsx';

const { Col } = DataTable<TransactionRecord>;
const hiddenAtFirst = [
  'bankAccount',
  'reference',
  'taxRate',
  'projectName',
  'managerName',
  'adminName',
  'rejectReason',
  'returnedAt',
  'returnReason',
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

/** The transactions of all wallets or of one customer. Each column is a field that the API can sort by. */
export function TransactionTable({ ofCustomer = false }: { ofCustomer?: boolean }) {
  return (
    <RecordTable<TransactionRecord> rowClick="show" hiddenColumns={hiddenAtFirst}>
      <Col source="createdAt" label="fields.transactions.createdAt">
        <DayField source="createdAt" hasTime />
      </Col>
      {!ofCustomer && (
        <Col source="userName" label="fields.transactions.userName">
          <RecordLinkField source="userName" />
        </Col>
      )}
      <Col
        source="type"
        label="fields.transactions.type"
        field={ofCustomer ? TransactionLinkField : TransactionTypeField}
      />
      <Col source="issuerName" label="fields.transactions.issuerName" field={IssuerField} />
      <Col source="status" label="fields.transactions.status" field={TransactionStatusField} />
      <Col source="amount" label="fields.transactions.amount" field={SignedAmountField} align="right" />
      <Col
        source="taxRate"
        label="fields.transactions.taxRate"
        field={PercentField}
        align="right"
        disableSort
      />
      <Col source="bankAccount" label="fields.transactions.bankAccount" field={PlainField} />
      <Col source="reference" label="fields.transactions.reference" field={ReferenceField} disableSort />
      <Col source="projectName" label="fields.transactions.projectName" field={PlainField} />
      <Col source="managerName" label="fields.transactions.managerName" field={EnteredByField} />
      <Col source="adminName" label="fields.transactions.adminName" field={PlainField} />
      <Col source="rejectReason" label="fields.transactions.rejectReason" field={PlainField} />
      <Col source="returnedAt" label="fields.transactions.returnedAt" disableSort>
        <DayField source="returnedAt" hasTime />
      </Col>
      <Col
        source="returnReason"
        label="fields.transactions.returnReason"
        field={ReturnReasonField}
        disableSort
      />
      <Col source="updatedAt" label="fields.transactions.updatedAt">
        <DayField source="updatedAt" hasTime />
      </Col>
      <Col source="transactionId" label="fields.transactions.transactionId" disableSort />
      <Col source="walletId" label="fields.transactions.walletId" disableSort />
    </RecordTable>
  );
}
