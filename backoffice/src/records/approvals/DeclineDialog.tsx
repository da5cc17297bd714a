import { v1 } from '@semilla/contract';
import { TextInput, useTranslate } from 'react-admin';
import { formProblems } from '../../api/form-problems.ts';
import type { ProposalRecord } from '../../api/record-types/proposal-record.ts';
import { call } from '../../api/session.ts';
import { useAct } from '../../kit/acts/use-act.ts';
import { FocusWithin } from '../../kit/form/FocusWithin.tsx';
import { FormDialog } from '../../kit/form/FormDialog.tsx';
import { proposalTitle } from './proposal-title.ts';

interface DeclineDialogProps {
  record: ProposalRecord;
  isOwn: boolean;
  onClose: () => void;
}

/** Declines a proposal with a reason. The proposer uses the same dialog to withdraw it. */
export function DeclineDialog({ record, isOwn, onClose }: DeclineDialogProps) {
  const translate = useTranslate();
  const { act } = useAct();
  const { proposalId } = record;
  const deed = isOwn ? 'withdraw' : 'decline';

  const decline = async ({ reason }: Record<string, unknown>) => {
    const body = { reason: String(reason) };
    const isDone = await act(() => call(v1.approvals.decline, { params: { proposalId }, body }), {
      done: `approvals.${deed}.done`,
      isDecision: true,
    });
    if (isDone) onClose();
    return isDone;
  };

  return (
    <FormDialog
      title={`approvals.${deed}.title`}
      titleValues={{ name: proposalTitle(record, translate).whole }}
      saveLabel={`approvals.${deed}.action`}
      isGrave
      validate={(values) => formProblems(v1.approvals.decline, values)}
      onSubmit={decline}
      onLeave={onClose}
    >
      <FocusWithin selector="textarea" />
      <TextInput source="reason" label="approvals.decline.reason" multiline minRows={3} isRequired />
    </FormDialog>
  );
}
