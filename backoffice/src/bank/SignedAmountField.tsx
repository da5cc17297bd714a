import { type BankEntry, cents } from '@semilla/contract';
import { formatMoney } from '@semilla/format';
import { useRecordContext } from 'react-admin';

/** The amount, negative for outgoing money. */
export function SignedAmountField() {
  const record = useRecordContext<BankEntry & { id: string }>();
  if (!record) return null;
  const { amount, side } = record;
  return <>{formatMoney(side === 'out' ? cents(-amount) : amount)}</>;
}
