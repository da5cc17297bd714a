import { type DepositAccount, depositReference, type Transaction } from '@semilla/contract';
import { formatMoney, groupIban } from '@semilla/format';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { useSay } from '../../ui/words-context.tsx';
import './transfer.css';

interface Props {
  transaction: Transaction;
  depositAccount: DepositAccount | null;
}

/** What to write on the transfer, ready to be copied. */
export function TransferDetails({ transaction, depositAccount }: Props) {
  const say = useSay();
  if (!depositAccount) return <p className="notice">{say('wallet.site.transfer.unknown')}</p>;
  const { holder, account } = depositAccount;
  const reference = depositReference(transaction.transactionId);
  const amount = formatMoney(transaction.amount);
  const rows = [
    { name: 'holder', shown: holder, copied: holder },
    { name: 'account', shown: groupIban(account), copied: account },
    { name: 'amount', shown: amount, copied: amount.replace(/[^\d,]/g, '') },
    { name: 'reference', shown: reference, copied: reference },
  ];
  return (
    <>
      <p>{say('wallet.site.transfer.how')}</p>
      <dl className="transfer numbers">
        {rows.map(({ name, shown, copied }) => (
          <div key={name}>
            <dt>{say(`wallet.site.transfer.${name}`)}</dt>
            <dd>{shown}</dd>
            <dd>
              <CopyButton
                text={copied}
                label={say('wallet.site.transfer.copy')}
                about={say(`wallet.site.transfer.${name}`)}
                done={say('wallet.site.transfer.copied')}
              />
            </dd>
          </div>
        ))}
      </dl>
      <p className="small muted">{say('wallet.site.transfer.note')}</p>
    </>
  );
}
