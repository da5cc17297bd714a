import { Typography } from '@mui/material';
import { formatMoney } from '@semilla/format';
import { useTranslate } from 'react-admin';
import type { ProposalRecord } from '../../api/record-types/proposal-record.ts';
import { Confirm } from '../../kit/dialog/Confirm.tsx';
import { ProposedSum } from './ProposedSum.tsx';
import { proposalTitle } from './proposal-title.ts';
import { proposedMoney } from './proposed-money.ts';

interface ApproveConfirmProps {
  record: ProposalRecord;
  isOpen: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once more before money moves, with the amount and the payee, or before something becomes public. */
export function ApproveConfirm({ record, ...asked }: ApproveConfirmProps) {
  const translate = useTranslate();
  const money = proposedMoney(record);
  const amount = money?.amount;
  return (
    <Confirm
      {...asked}
      title={translate('approvals.approve.confirm')}
      content={
        money ? (
          <ProposedSum money={money} />
        ) : (
          <Typography>
            {proposalTitle(record, translate).whole}. {translate('common.backoffice.cannotBeUndone')}
          </Typography>
        )
      }
      confirm={
        amount === undefined
          ? translate('approvals.approve.action')
          : translate('approvals.approve.amount', { amount: formatMoney(amount) })
      }
    />
  );
}
