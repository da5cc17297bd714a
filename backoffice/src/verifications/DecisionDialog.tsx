import Typography from '@mui/material/Typography';
import { type VerificationDecision, v1 } from '@semilla/contract';
import { TextInput, useTranslate } from 'react-admin';
import { WhyInput } from '../approvals/WhyInput.tsx';
import type { VerificationRecord } from '../customers/customer-record.ts';
import { FormDialog } from '../inputs/FormDialog.tsx';
import { formProblems } from '../inputs/form-problems.ts';
import { useAct } from '../layout/use-act.ts';
import { call } from '../providers/session.ts';

interface DecisionDialogProps {
  record: VerificationRecord;
  decision: VerificationDecision;
  onClose: () => void;
}

/** Confirms approving or declining, with an optional reason. */
export function DecisionDialog({ record, decision, onClose }: DecisionDialogProps) {
  const translate = useTranslate();
  const { act } = useAct();
  const words = `account.backoffice.verifications.decide.${decision}`;

  const decide = async ({ decisionReason, why }: Record<string, unknown>) => {
    const body = {
      decision,
      decisionReason: decisionReason ? String(decisionReason) : null,
      ...(why ? { why: String(why) } : {}),
    };
    const { verificationId } = record;
    const isDone = await act(() => call(v1.verifications.decide, { params: { id: verificationId }, body }), {
      done: `${words}.done`,
    });
    if (isDone) onClose();
  };

  return (
    <FormDialog
      title={translate(`${words}.title`, { name: record.userName })}
      saveLabel={`${words}.action`}
      isGrave={decision === 'Declined'}
      validate={(values) => formProblems(v1.verifications.decide, { ...values, decision })}
      onSubmit={decide}
      onLeave={onClose}
    >
      <Typography>{translate(`${words}.follows`)}</Typography>
      <TextInput
        source="decisionReason"
        label="account.backoffice.verifications.decide.reason"
        helperText={`${words}.reasonHint`}
        multiline
        minRows={3}
      />
      <WhyInput isSometimes />
    </FormDialog>
  );
}
