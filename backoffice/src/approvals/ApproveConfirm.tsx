import { formatMoney } from '@semilla/format';
import { useTranslate } from 'react-admin';
import { Confirm } from '../layout/Confirm.tsx';
import { ProposedSum } from './ProposedSum.tsx';
import type { ProposedMoney } from './proposed-money.ts';

interface ApproveConfirmProps {
  money: ProposedMoney;
  isOpen: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once more before money moves, with the amount and the payee. */
export function ApproveConfirm({ money, ...asked }: ApproveConfirmProps) {
  const translate = useTranslate();
  const { amount } = money;
  return (
    <Confirm
      {...asked}
      title={translate('approvals.approve.confirm')}
      content={<ProposedSum money={money} />}
      confirm={
        amount === undefined
          ? translate('approvals.approve.action')
          : translate('approvals.approve.amount', { amount: formatMoney(amount) })
      }
    />
  );
}
