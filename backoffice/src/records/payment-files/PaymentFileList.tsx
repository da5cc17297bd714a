import BankIcon from '@mui/icons-material/AccountBalanceOutlined';
import { Typography } from '@mui/material';
import { paymentFileStates } from '@semilla/contract';
import { DataTable, SelectInput, useTranslate } from 'react-admin';
import type { PaymentFileRecord } from '../../api/record-types/payment-file-record.ts';
import { DayField } from '../../kit/fields/DayField.tsx';
import { MoneyField } from '../../kit/fields/MoneyField.tsx';
import { ListPage } from '../../kit/list/ListPage.tsx';
import { RecordCard, RecordCards } from '../../kit/list/RecordCards.tsx';
import { RecordTable } from '../../kit/list/RecordTable.tsx';
import { Message } from '../../kit/page/Message.tsx';
import { BankTabs } from '../bank-statements/BankTabs.tsx';
import { ExecutionDayField } from './ExecutionDayField.tsx';
import { PaymentFileStateField } from './PaymentFileStateField.tsx';
import { PreparePaymentFile } from './PreparePaymentFile.tsx';

const { Col } = DataTable<PaymentFileRecord>;
const fields = 'fields.paymentFiles';
const states = paymentFileStates.map((id) => ({ id, name: `payment.fileStates.${id}` }));
const addressOf = (id: unknown) => `/bank/payment-files/${id}`;

const filters = [
  <SelectInput key="state" source="state" label={`${fields}.state`} choices={states} alwaysOn />,
];

function FileTable() {
  return (
    <RecordTable<PaymentFileRecord>
      rowClick={addressOf}
      hiddenColumns={['executeOn', 'createdByName', 'approvedByName', 'approvedAt', 'takenByName', 'digest']}
    >
      <Col source="number" label={`${fields}.number`} align="right" />
      <Col source="state" label={`${fields}.state`} field={PaymentFileStateField} disableSort />
      <Col source="total" label={`${fields}.total`} field={MoneyField} align="right" disableSort />
      <Col source="payments" label={`${fields}.payments`} align="right" disableSort />
      <Col source="paidPayments" label={`${fields}.paidPayments`} align="right" disableSort />
      <Col source="executeOn" label={`${fields}.executeOn`} field={ExecutionDayField} disableSort />
      <Col source="createdAt" label={`${fields}.createdAt`} field={DayField} disableSort />
      <Col source="createdByName" label={`${fields}.createdByName`} disableSort />
      <Col source="approvedAt" label={`${fields}.approvedAt`} field={DayField} disableSort />
      <Col source="approvedByName" label={`${fields}.approvedByName`} disableSort />
      <Col source="takenAt" label={`${fields}.takenAt`} field={DayField} disableSort />
      <Col source="takenByName" label={`${fields}.takenByName`} disableSort />
      <Col source="digest" label={`${fields}.digest`} disableSort />
    </RecordTable>
  );
}

function FileCards() {
  const translate = useTranslate();
  return (
    <RecordCards<PaymentFileRecord>>
      {({ id, number, payments, paidPayments }) => (
        <RecordCard
          title={translate('payment.files.named', { number })}
          chip={<PaymentFileStateField />}
          to={addressOf(id)}
        >
          <Typography variant="body2">
            <MoneyField source="total" />
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {translate(`${fields}.payments`)}: {payments} · {translate(`${fields}.paidPayments`)}:{' '}
            {paidPayments}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {translate(`${fields}.executeOn`)}: <ExecutionDayField />
          </Typography>
        </RecordCard>
      )}
    </RecordCards>
  );
}

function NoFiles() {
  const translate = useTranslate();
  return (
    <Message
      icon={<BankIcon />}
      title={translate('payment.files.empty')}
      text={translate('payment.files.emptyHint')}
    />
  );
}

export default function PaymentFileList() {
  return (
    <ListPage
      title="payment.bank.name"
      resource="payment-files"
      actions={<PreparePaymentFile />}
      lead={<BankTabs current="paymentFiles" />}
      filters={filters}
      sort={{ field: 'number', order: 'DESC' }}
      sortable={['number']}
      table={<FileTable />}
      cards={<FileCards />}
      empty={<NoFiles />}
    />
  );
}
