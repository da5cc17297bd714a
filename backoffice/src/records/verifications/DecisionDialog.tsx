import { Typography } from '@mui/material';
import { type IdentityReason, type VerificationDecision, v1 } from '@semilla/contract';
import { TextInput, useTranslate } from 'react-admin';
import { fieldProblem, formProblems } from '../../api/form-problems.ts';
import type { VerificationRecord } from '../../api/record-types/customer-record.ts';
import { FocusWithin } from '../../kit/form/FocusWithin.tsx';
import { FormDialog } from '../../kit/form/FormDialog.tsx';
import { useDecide } from './use-decide.ts';

interface DecisionDialogProps {
  record: VerificationRecord;
  decision: VerificationDecision;
  saveLabel: string;
  /** Why a second person must approve the decision. */
  reasons: readonly IdentityReason[];
  onClose: () => void;
}

/** Confirms approving or declining. A decision against an earlier one needs a reason. */
export function DecisionDialog({ record, decision, saveLabel, reasons, onClose }: DecisionDialogProps) {
  const translate = useTranslate();
  const { decide } = useDecide(record);
  const isReversed = reasons.includes('reversed');
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
      saveLabel={saveLabel}
      isGrave={decision === 'Declined'}
      validate={(values) => ({
        ...(isReversed && !values.decisionReason && { decisionReason: fieldProblem('required') }),
        ...formProblems(v1.verifications.decide, { ...values, decision }),
      })}
      onSubmit={submit}
      onLeave={onClose}
    >
      <FocusWithin selector="textarea" />
      <Typography>{translate(`${words}.follows`)}</Typography>
      <TextInput
        source="decisionReason"
        label={`account.backoffice.verifications.decide.${isReversed ? 'neededReason' : 'reason'}`}
        helperText={`${words}.reasonHint`}
        multiline
        minRows={3}
        isRequired={isReversed}
      />
    </FormDialog>
  );
}
