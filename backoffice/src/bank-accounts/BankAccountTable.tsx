import { DataTable } from 'react-admin';
import type { BankAccountRecord } from '../customers/customer-record.ts';
import { BankAccountChip } from '../fields/BankAccountChip.tsx';
import { CustomerLink } from '../fields/CustomerLink.tsx';
import { DayField } from '../fields/DayField.tsx';
import { MaskedIbanField } from '../fields/MaskedIbanField.tsx';
import { PlainField, YesNoField } from '../fields/PlainField.tsx';
import { RecordLink } from '../fields/RecordLink.tsx';
import { RecordTable } from '../layout/RecordTable.tsx';

const { Col } = DataTable<BankAccountRecord>;

/** All bank accounts, or those of one customer. */
export function BankAccountTable({ ofCustomer = false }: { ofCustomer?: boolean }) {
  return (
    <RecordTable<BankAccountRecord> rowClick="show" hiddenColumns={['errorMessage', 'updatedAt']}>
      <Col source="alias" label="payment.fields.alias" field={RecordLink} />
      {!ofCustomer && <Col source="name" label="payment.fields.user" field={CustomerLink} disableSort />}
      <Col source="account" label="payment.fields.account" field={MaskedIbanField} disableSort />
      <Col source="state" label="payment.fields.state" field={BankAccountChip} />
      <Col source="errorMessage" label="payment.fields.errorMessage" field={PlainField} disableSort />
      <Col source="main" label="payment.fields.main" field={YesNoField} />
      <Col source="createdAt" label="payment.fields.createdAt" field={DayField} />
      <Col source="updatedAt" label="payment.fields.updatedAt" field={DayField} />
    </RecordTable>
  );
}
