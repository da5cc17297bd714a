import { Typography } from '@mui/material';
import { type BankAccountState, v1 } from '@semilla/contract';
import { maskIban } from '@semilla/format';
import { TextInput, useTranslate } from 'react-admin';
import { formProblems } from '../../api/form-problems.ts';
import type { BankAccountRecord } from '../../api/record-types/customer-record.ts';
import { FocusWithin } from '../../kit/form/FocusWithin.tsx';
import { FormDialog } from '../../kit/form/FormDialog.tsx';
import { decisionBody, useDecide } from './use-decide.ts';

interface DecisionDialogProps {
  record: BankAccountRecord;
  state: BankAccountState;
  saveLabel: string;
  needsSecond: boolean;
  onClose: () => void;
}

export function DecisionDialog({ record, state, saveLabel, needsSecond, onClose }: DecisionDialogProps) {
  const translate = useTranslate();
  const { decide } = useDecide(record);
  const words = `payment.backoffice.decide.${state}`;
  const accountNames = { alias: record.alias, account: maskIban(record.account) };
  const submit = async (values: Record<string, unknown>) => {
    const isDone = await decide(state, values, { onKept: onClose });
    if (isDone) onClose();
    return isDone;
  };

  return (
    <FormDialog
      title={`${words}.title`}
      titleValues={accountNames}
      record={{ id: record.id, errorMessage: record.errorMessage }}
      edits="bank-account"
      saveLabel={saveLabel}
      isGrave={state === 'error'}
      validate={(values) => formProblems(v1.bankAccounts.edit, decisionBody(state, values))}
      onSubmit={submit}
      onLeave={onClose}
    >
      <FocusWithin selector="textarea" />
      <Typography>{translate(`${words}.follows`, { name: record.userName })}</Typography>
      {state === 'valid' && needsSecond && (
        <TextInput source="why" label="approvals.why" multiline minRows={2} />
      )}
      {state === 'error' && (
        <TextInput
          source="errorMessage"
          label="payment.backoffice.decide.message"
          helperText="payment.backoffice.decide.messageHint"
          multiline
          minRows={3}
          isRequired
        />
      )}
    </FormDialog>
  );
}
