import WalletIcon from '@mui/icons-material/AccountBalanceWalletOutlined';
import { Typography } from '@mui/material';
import { v1 } from '@semilla/contract';
import { useQuery } from '@tanstack/react-query';
import { DataTable, useTranslate } from 'react-admin';
import type { TransactionRecord } from '../../api/record-types/customer-record.ts';
import type { PaymentFileRecord } from '../../api/record-types/payment-file-record.ts';
import { call } from '../../api/session.ts';
import { RecordLinkField } from '../../kit/fields/RecordLinkField.tsx';
import { ReferenceField } from '../../kit/fields/ReferenceField.tsx';
import { RecordCard, RecordCards } from '../../kit/list/RecordCards.tsx';
import { RecordTable } from '../../kit/list/RecordTable.tsx';
import { RelatedList } from '../../kit/list/RelatedList.tsx';
import { SignedAmountField, TransactionStatusField } from '../transactions/TransactionFields.tsx';
import { FileOrders } from './FileOrders.tsx';
import { PayeeField } from './PayeeField.tsx';

const { Col } = DataTable<TransactionRecord>;

function PaymentTable({ isNarrow }: { isNarrow: boolean }) {
  return (
    <RecordTable<TransactionRecord> rowClick="show" hiddenColumns={isNarrow ? ['reference', 'status'] : []}>
      <Col source="userName" label="fields.transactions.userName" disableSort>
        <RecordLinkField source="userName" />
      </Col>
      <Col source="bankAccount" label="fields.transactions.bankAccount" field={PayeeField} disableSort />
      <Col source="reference" label="fields.transactions.reference" field={ReferenceField} disableSort />
      <Col source="status" label="fields.transactions.status" field={TransactionStatusField} />
      <Col source="amount" label="fields.transactions.amount" field={SignedAmountField} align="right" />
    </RecordTable>
  );
}

function PaymentCards() {
  return (
    <RecordCards<TransactionRecord>>
      {({ userName }) => (
        <RecordCard title={userName} chip={<TransactionStatusField source="status" />} below={<PayeeField />}>
          <Typography variant="body2" color="textSecondary">
            <ReferenceField source="reference" />
          </Typography>
          <Typography sx={{ fontWeight: 'bold', textAlign: 'right' }}>
            <SignedAmountField />
          </Typography>
        </RecordCard>
      )}
    </RecordCards>
  );
}

function FileWithdrawals({ title, isNarrow }: { title: string; isNarrow: boolean }) {
  const translate = useTranslate();
  return (
    <section aria-labelledby="file-payments">
      <Typography id="file-payments" variant="h2" sx={{ mt: 3 }}>
        {translate(title)}
      </Typography>
      <RelatedList
        resource="wallet"
        target="paymentFileId"
        columnsKey={isNarrow ? 'wallet.of.proposed-file' : 'wallet.of.payment-file'}
        sort={{ field: 'amount', order: 'DESC' }}
        sortable={['amount', 'status']}
        table={<PaymentTable isNarrow={isNarrow} />}
        cards={<PaymentCards />}
        icon={<WalletIcon />}
        empty="payment.files.noPayments"
        emptyHint="payment.files.noPaymentsHint"
      />
    </section>
  );
}

interface FilePaymentsProps {
  file: PaymentFileRecord;
  /** Leaves out what a person who decides on the payments does not compare. */
  isNarrow?: boolean;
}

export function FilePayments({ file: { paymentFileId, payments }, isNarrow = false }: FilePaymentsProps) {
  const { data: orders = [] } = useQuery({
    queryKey: ['payment-files', 'orders', paymentFileId],
    queryFn: async ({ signal }) =>
      (await call(v1.paymentOrders.find, { params: { paymentFileId } }, { signal })).data,
    retry: false,
  });
  const title = orders.length ? 'payment.files.withdrawals' : 'fields.paymentFiles.payments';
  return (
    <>
      {payments > orders.length && <FileWithdrawals title={title} isNarrow={isNarrow} />}
      <FileOrders orders={orders} />
    </>
  );
}
