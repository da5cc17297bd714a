import { isReturnReason, type Transaction } from '@semilla/contract';
import { formatDateTime, formatMoney, formatPercent } from '@semilla/format';
import { useState } from 'react';
import type { Say } from '../../lib/words.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useSay } from '../../ui/words-context.tsx';
import { HowToTransfer } from './HowToTransfer.tsx';

const colours = { pending: 'amber', completed: 'green', rejected: 'red', returned: 'amber' } as const;

/** Describes a transaction from the wallet owner's point of view. */
function whatItWas(say: Say, { issuerName, type, projectName }: Transaction): string {
  const project = projectName ?? '';
  switch (issuerName) {
    case 'project_order':
      return say(type === 'withdraw' ? 'wallet.site.whats.invested' : 'wallet.site.whats.returned', {
        project,
      });
    case 'project_fee':
      return say('wallet.site.whats.fee', { project });
    case 'project_tax':
      return say(type === 'withdraw' ? 'wallet.site.whats.tax' : 'wallet.site.whats.taxReturned', {
        project,
      });
    case 'admin-backoffice':
      return say(type === 'income' ? 'wallet.site.whats.teamIncome' : 'wallet.site.whats.teamWithdraw');
    case 'returned_payment':
      return say('wallet.site.whats.paymentReturned');
    case 'taken_back':
      return say('wallet.site.whats.depositTakenBack');
    default:
      return say(`wallet.site.types.${type}`);
  }
}

/** When and why the bank returned a withdrawal. */
function Returned({ transaction: { returnedAt, returnReason } }: { transaction: Transaction }) {
  const say = useSay();
  const reason =
    returnReason && isReturnReason(returnReason)
      ? say(`payment.returnReasons.${returnReason}`)
      : returnReason;
  return (
    <>
      {returnedAt && (
        <p className="small">{say('wallet.site.history.returned', { at: formatDateTime(returnedAt) })}</p>
      )}
      {reason && <p className="small">{say('wallet.site.history.returnReason', { reason })}</p>}
    </>
  );
}

export function HistoryRow({ transaction }: { transaction: Transaction }) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const { type, amount, bankAccount, rejectReason, taxRate, createdAt } = transaction;
  const status = transaction.returnedAt ? 'returned' : transaction.status;
  const waitsForTransfer =
    type === 'income' && status === 'pending' && transaction.issuerName === 'user-wallet';
  const sign = type === 'income' ? '+' : '−';
  return (
    <li className="movement">
      <div>
        <p className="name">{whatItWas(say, transaction)}</p>
        <p className="small muted numbers">
          {formatDateTime(createdAt)}
          {bankAccount && ` · ${bankAccount}`}
        </p>
        {taxRate !== null && (
          <p className="small muted">
            {say('wallet.site.history.taxRate', { rate: formatPercent(taxRate) })}
          </p>
        )}
        {rejectReason && (
          <p className="small">{say('wallet.site.history.reason', { reason: rejectReason })}</p>
        )}
        <Returned transaction={transaction} />
        {waitsForTransfer && (
          <button className="plain-button small" type="button" onClick={() => setOpen(true)}>
            {say('wallet.site.transfer.open')}
          </button>
        )}
      </div>
      <p className="movement-end">
        <span className={`numbers movement-amount ${status === 'completed' ? type : 'undone'}`}>
          {sign}
          {formatMoney(amount)}
        </span>
        <span className={`tag ${colours[status]}`}>{say(`wallet.site.statuses.${status}`)}</span>
      </p>
      {isOpen && (
        <Dialog title={say('wallet.site.transfer.title')} onClose={() => setOpen(false)}>
          <div className="form">
            <HowToTransfer deposit={transaction} />
          </div>
        </Dialog>
      )}
    </li>
  );
}
