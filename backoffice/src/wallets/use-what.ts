import { centsFromDecimal } from '@semilla/contract';
import { formatMoney } from '@semilla/format';
import { useTranslate } from 'react-admin';
import type { TransactionRecord } from '../customers/customer-record.ts';

/** A movement in words: an income of 1.500 €. */
export function useWhat({ type, amount }: Pick<TransactionRecord, 'type' | 'amount'>): string {
  const translate = useTranslate();
  return translate(`wallet.backoffice.what.${type}`, { amount: formatMoney(centsFromDecimal(amount)) });
}
