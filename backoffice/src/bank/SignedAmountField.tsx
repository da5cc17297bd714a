import { type BankEntry, cents } from '@semilla/contract';
import { formatMoney } from '@semilla/format';
import { useRecordContext } from 'react-admin';

/** The amount of a movement, with a minus if the money left the account. */
export function SignedAmountField() {
  const record = useRecordContext<BankEntry & { id: string }>();
  if (!record) return null;
  const { amount, side } = record;
  return <>{formatMoney(side === 'out' ? cents(-amount) : amount)}</>;
}
