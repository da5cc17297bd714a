import type { Transaction } from '@semilla/contract';
import { formatMoney } from '@semilla/format';
import { useEffect, useRef } from 'react';
import { useSay } from '../../ui/words-context.tsx';
import { HowToTransfer } from './HowToTransfer.tsx';

interface Props {
  transaction: Transaction;
  onClose: () => void;
}

/** The requested transaction, with the next steps. */
export function RequestedTransaction({ transaction, onClose }: Props) {
  const say = useSay();
  const told = useRef<HTMLParagraphElement>(null);
  const { type, amount, bankAccount } = transaction;

  useEffect(() => told.current?.focus(), []);

  return (
    <div className="form">
      <p ref={told} tabIndex={-1} className="notice success">
        {say(`wallet.site.${type}.done`, { amount: formatMoney(amount), account: bankAccount ?? '' })}
      </p>
      {type === 'income' && <HowToTransfer deposit={transaction} />}
      <button className="button" type="button" onClick={onClose}>
        {say('wallet.site.understood')}
      </button>
    </div>
  );
}
