import type { BankEntry } from '@semilla/contract';
import { formatMoney } from '@semilla/format';
import { useRecordContext } from 'react-admin';
import { signedAmount } from './signed-amount.ts';

/** The amount, negative for outgoing money. */
export function SignedAmountField() {
  const record = useRecordContext<BankEntry & { id: string }>();
  return record && formatMoney(signedAmount(record));
}
