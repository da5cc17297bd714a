import Typography from '@mui/material/Typography';
import { type VerificationDecision, v1 } from '@semilla/contract';
import { TextInput, useTranslate } from 'react-admin';
import { WhyInput } from '../approvals/WhyInput.tsx';
import type { VerificationRecord } from '../customers/customer-record.ts';
import { FocusWithin } from '../inputs/FocusWithin.tsx';
import { FormDialog } from '../inputs/FormDialog.tsx';
import { formProblems } from '../inputs/form-problems.ts';
import { useDecide } from './use-decide.ts';

interface DecisionDialogProps {
  record: VerificationRecord;
  decision: VerificationDecision;
  onClose: () => void;
}

/** Confirms approving or declining, with an optional reason. */
export function DecisionDialog({ record, decision, onClose }: DecisionDialogProps) {
  const translate = useTranslate();
  const { decide } = useDecide(record);
  const words = `account.backoffice.verifications.decide.${decision}`;

  const submit = async (values: Record<string, unknown>) => {
    const isDone = await decide(decision, values);
    if (isDone) onClose();
    return isDone;
  };

  return (
    <FormDialog
      title={`${words}.title`}
      titleValues={{ name: record.userName }}
      saveLabel={`${words}.action`}
      isGrave={decision === 'Declined'}
      validate={(values) => formProblems(v1.verifications.decide, { ...values, decision })}
      onSubmit={submit}
      onLeave={onClose}
    >
      <FocusWithin selector="textarea" />
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
