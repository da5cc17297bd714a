import { type ProposalAct, v1 } from '@semilla/contract';
import { formatDateTime, formatMoney } from '@semilla/format';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ProposalRecord } from '../../api/record-types/proposal-record.ts';
import { call } from '../../api/session.ts';
import { DecisionButton } from '../../kit/acts/deciding/DecisionButton.tsx';
import type { useAct } from '../../kit/acts/use-act.ts';
import { ApproveConfirm } from './ApproveConfirm.tsx';
import { proposedMoney } from './proposed-money.ts';

interface ApproveButtonProps {
  record: ProposalRecord;
  acting: ReturnType<typeof useAct>;
}

/** What these acts publish stays published. */
const publishing: readonly ProposalAct[] = [
  'publishSheet',
  'publishAnswer',
  'publishAddition',
  'declareDefault',
];

/** Approves a proposal. One about money asks to confirm the amount first, and one that publishes asks too. */
export function ApproveButton({ record, acting: { act, isPending } }: ApproveButtonProps) {
  const translate = useTranslate();
  const [isConfirming, setConfirming] = useState(false);
  const { proposalId, seen } = record;
  const money = proposedMoney(record);
  const asksFirst = money !== undefined || publishing.includes(record.act);
  const approve = () =>
    act(() => call(v1.approvals.approve, { params: { proposalId }, body: { seen } }), {
      done: ({ status: next, takesEffectAt }) =>
        next === 'scheduled' && takesEffectAt
          ? ['approvals.approve.scheduled', { at: formatDateTime(takesEffectAt) }]
          : ['approvals.approve.done'],
      isDecision: true,
    });
  return (
    <>
      <DecisionButton
        act="approve"
        size="large"
        disabled={isPending}
        onClick={() => (asksFirst ? setConfirming(true) : void approve())}
      >
        {money?.amount === undefined
          ? translate('approvals.approve.action')
          : translate('approvals.approve.amount', { amount: formatMoney(money.amount) })}
      </DecisionButton>
      {asksFirst && (
        <ApproveConfirm
          record={record}
          isOpen={isConfirming}
          onClose={() => setConfirming(false)}
          onConfirm={() => {
            setConfirming(false);
            void approve();
          }}
        />
      )}
    </>
  );
}
