import { everyRow } from '@semilla/client';
import { type Transaction, type TransactionType, v1, type Wallet } from '@semilla/contract';
import { useCallback, useState } from 'react';
import { api } from '../../lib/api.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { useFresh } from '../../ui/use-fresh.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { useSay } from '../../ui/words-context.tsx';
import { MoneyForm } from './MoneyForm.tsx';
import { OwnTransfer } from './OwnTransfer.tsx';
import { RequestedTransaction } from './RequestedTransaction.tsx';

interface Props {
  type: TransactionType;
  wallet: Wallet;
  onDone: () => void;
  onClose: () => void;
}

/** Says how to add money, or requests a withdrawal and says what comes next. After closing, it can be opened again. */
export function MoneyDialog({ type, wallet, onDone, onClose }: Props) {
  const say = useSay();
  const { userId } = wallet;
  const load = useCallback(() => everyRow(api, v1.bankAccounts.find, { userId }), [userId]);
  const [loaded, retry, refresh] = useLoaded(load);
  const [isSending, setSending] = useState(false);
  const [done, setDone] = useState<Transaction>();
  const states = loaded.state === 'done' ? loaded.value.map(({ state }) => state) : [];
  useFresh(refresh, states.includes('pending') && !states.includes('valid'));

  function finish(transaction: Transaction): void {
    setDone(transaction);
    onDone();
  }

  return (
    <Dialog
      title={say(done ? `wallet.site.${type}.doneTitle` : `wallet.site.${type}.title`)}
      onClose={onClose}
      isBusy={isSending}
    >
      {type === 'income' && !done && <OwnTransfer />}
      {loaded.state === 'loading' && <Waiting label={say('wallet.site.loading')} />}
      {loaded.state === 'failed' && <LoadFailure text={say('wallet.site.askFailed')} onRetry={retry} />}
      {loaded.state === 'done' &&
        (done ? (
          <RequestedTransaction transaction={done} onClose={onClose} />
        ) : (
          <MoneyForm
            type={type}
            wallet={wallet}
            accounts={loaded.value}
            onSending={setSending}
            onDone={finish}
          />
        ))}
    </Dialog>
  );
}
