import WalletIcon from '@mui/icons-material/AccountBalanceWalletOutlined';
import Typography from '@mui/material/Typography';
import { DataTable, useTranslate } from 'react-admin';
import type { TransactionRecord } from '../../customers/customer-record.ts';
import { PlainField } from '../../fields/PlainField.tsx';
import { RecordLinkField } from '../../fields/RecordLinkField.tsx';
import { ReferenceField } from '../../fields/ReferenceField.tsx';
import { RecordTable } from '../../layout/RecordTable.tsx';
import { RelatedList } from '../../layout/RelatedList.tsx';
import { TransactionCards } from '../../transactions/TransactionCards.tsx';
import { SignedAmountField, TransactionStatusField } from '../../transactions/TransactionFields.tsx';

const { Col } = DataTable<TransactionRecord>;

function PaymentTable() {
  return (
    <RecordTable<TransactionRecord> rowClick="show" hiddenColumns={[]}>
      <Col source="userName" label="fields.transactions.userName" disableSort>
        <RecordLinkField source="userName" />
      </Col>
      <Col source="bankAccount" label="fields.transactions.bankAccount" field={PlainField} disableSort />
      <Col source="reference" label="fields.transactions.reference" field={ReferenceField} disableSort />
      <Col source="status" label="fields.transactions.status" field={TransactionStatusField} />
      <Col source="amount" label="fields.transactions.amount" field={SignedAmountField} align="right" />
    </RecordTable>
  );
}

/** Whom a payment file pays, and to which account. Each opens the withdrawal, where the whole number can be seen. */
export function FilePayments() {
  const translate = useTranslate();
  return (
    <section aria-labelledby="file-payments">
      <Typography id="file-payments" variant="h2" sx={{ mt: 3 }}>
        {translate('fields.paymentFiles.payments')}
      </Typography>
      <RelatedList
        resource="wallet"
        target="paymentFileId"
        columnsKey="wallet.of.payment-file"
        sort={{ field: 'amount', order: 'DESC' }}
        sortable={['amount', 'status']}
        table={<PaymentTable />}
        cards={<TransactionCards />}
        icon={<WalletIcon />}
        empty="payment.files.noPayments"
        emptyHint="payment.files.noPaymentsHint"
      />
    </section>
  );
}
