import { v1 } from '@semilla/contract';
import { TextInput, useTranslate } from 'react-admin';
import { FormDialog } from '../inputs/FormDialog.tsx';
import { formProblems } from '../inputs/form-problems.ts';
import { useAct } from '../layout/use-act.ts';
import { call } from '../providers/session.ts';
import type { ProposalRecord } from './proposal-record.ts';

interface DeclineDialogProps {
  record: ProposalRecord;
  onClose: () => void;
}

/** Declines a proposal, or withdraws one's own, with a reason. */
export function DeclineDialog({ record, onClose }: DeclineDialogProps) {
  const translate = useTranslate();
  const { act } = useAct();
  const { proposalId } = record;

  const decline = async ({ reason }: Record<string, unknown>) => {
    const body = { reason: String(reason) };
    const isDone = await act(() => call(v1.approvals.decline, { params: { proposalId }, body }), {
      done: 'approvals.decline.done',
    });
    if (isDone) onClose();
  };

  return (
    <FormDialog
      title={translate('approvals.decline.title', { name: translate(`approvals.acts.${record.act}`) })}
      saveLabel="approvals.decline.action"
      isGrave
      validate={(values) => formProblems(v1.approvals.decline, values)}
      onSubmit={decline}
      onLeave={onClose}
    >
      <TextInput source="reason" label="approvals.decline.reason" multiline minRows={3} isRequired />
    </FormDialog>
  );
}
