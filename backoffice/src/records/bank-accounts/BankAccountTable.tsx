import { DataTable } from 'react-admin';
import type { BankAccountRecord } from '../../api/record-types/customer-record.ts';
import { BankAccountStateField } from '../../kit/fields/BankAccountStateField.tsx';
import { CustomerField } from '../../kit/fields/CustomerField.tsx';
import { DayField } from '../../kit/fields/DayField.tsx';
import { MaskedIbanField } from '../../kit/fields/MaskedIbanField.tsx';
import { PlainField, YesNoField } from '../../kit/fields/PlainField.tsx';
import { RecordLinkField } from '../../kit/fields/RecordLinkField.tsx';
import { RecordTable } from '../../kit/list/RecordTable.tsx';

const { Col } = DataTable<BankAccountRecord>;

/** All bank accounts, or those of one customer. */
export function BankAccountTable({ ofCustomer = false }: { ofCustomer?: boolean }) {
  return (
    <RecordTable<BankAccountRecord> rowClick="show" hiddenColumns={['errorMessage', 'updatedAt']}>
      <Col source="alias" label="fields.bankAccounts.alias" field={RecordLinkField} />
      {!ofCustomer && <Col source="userName" label="fields.bankAccounts.userName" field={CustomerField} />}
      <Col source="account" label="fields.bankAccounts.account" field={MaskedIbanField} />
      <Col source="state" label="fields.bankAccounts.state" field={BankAccountStateField} />
      <Col source="errorMessage" label="fields.bankAccounts.errorMessage" field={PlainField} />
      <Col source="main" label="fields.bankAccounts.main" field={YesNoField} />
      <Col source="createdAt" label="fields.bankAccounts.createdAt" field={DayField} />
      <Col source="updatedAt" label="fields.bankAccounts.updatedAt" field={DayField} />
    </RecordTable>
  );
}
