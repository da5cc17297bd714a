import { DataTable } from 'react-admin';
import type { BankAccountRecord } from '../customers/customer-record.ts';
import { BankAccountStateField } from '../fields/BankAccountStateField.tsx';
import { CustomerField } from '../fields/CustomerField.tsx';
import { DayField } from '../fields/DayField.tsx';
import { MaskedIbanField } from '../fields/MaskedIbanField.tsx';
import { PlainField, YesNoField } from '../fields/PlainField.tsx';
import { RecordLinkField } from '../fields/RecordLinkField.tsx';
import { RecordTable } from '../layout/RecordTable.tsx';

const { Col } = DataTable<BankAccountRecord>;

/** All bank accounts, or those of one customer. */
export function BankAccountTable({ ofCustomer = false }: { ofCustomer?: boolean }) {
  return (
    <RecordTable<BankAccountRecord> rowClick="show" hiddenColumns={['errorMessage', 'updatedAt']}>
      <Col source="alias" label="payment.fields.alias" field={RecordLinkField} />
      {!ofCustomer && <Col source="name" label="payment.fields.user" field={CustomerField} disableSort />}
      <Col source="account" label="payment.fields.account" field={MaskedIbanField} disableSort />
      <Col source="state" label="payment.fields.state" field={BankAccountStateField} />
      <Col source="errorMessage" label="payment.fields.errorMessage" field={PlainField} disableSort />
      <Col source="main" label="payment.fields.main" field={YesNoField} />
      <Col source="createdAt" label="payment.fields.createdAt" field={DayField} />
      <Col source="updatedAt" label="payment.fields.updatedAt" field={DayField} />
    </RecordTable>
  );
}
