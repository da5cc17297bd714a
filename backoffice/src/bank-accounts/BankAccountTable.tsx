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

/** The bank accounts of all, or of one customer. */
export function BankAccountTable({ ofCustomer = false }: { ofCustomer?: boolean }) {
  return (
    <RecordTable<BankAccountRecord> rowClick="show" hiddenColumns={['errorMessage', 'updatedAt']}>
      <Col source="alias" label="fields.bankAccounts.alias" field={RecordLink} />
      {!ofCustomer && (
        <Col source="name" label="fields.bankAccounts.userName" field={CustomerLink} disableSort />
      )}
      <Col source="account" label="fields.bankAccounts.account" field={MaskedIbanField} disableSort />
      <Col source="state" label="fields.bankAccounts.state" field={BankAccountChip} />
      <Col source="errorMessage" label="fields.bankAccounts.errorMessage" field={PlainField} disableSort />
      <Col source="main" label="fields.bankAccounts.main" field={YesNoField} />
      <Col source="createdAt" label="fields.bankAccounts.createdAt" field={DayField} />
      <Col source="updatedAt" label="fields.bankAccounts.updatedAt" field={DayField} />
    </RecordTable>
  );
}
