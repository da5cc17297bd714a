import { formatMoney } from '@semilla/format';
import { useTranslate } from 'react-admin';
import type { TransactionRecord } from '../../api/record-types/customer-record.ts';
import { kindOfTransaction } from './kind-of-transaction.ts';

type Movement = Pick<TransactionRecord, 'type' | 'amount'> & Partial<Pick<TransactionRecord, 'issuerName'>>;

/** Describes a transaction, for example "Deposit of 1.500,00 €". */
export function useTransactionTitle({ amount, ...movement }: Movement): string {
  const translate = useTranslate();
  return translate(`wallet.backoffice.what.${kindOfTransaction(movement)}`, {
    amount: formatMoney(amount),
  });
}
