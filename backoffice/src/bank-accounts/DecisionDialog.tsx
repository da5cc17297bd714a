import Typography from '@mui/material/Typography';
import { type BankAccountState, v1 } from '@semilla/contract';
import { maskIban } from '@semilla/format';
import { TextInput, useTranslate } from 'react-admin';
import { WhyInput } from '../approvals/WhyInput.tsx';
import type { BankAccountRecord } from '../customers/customer-record.ts';
import { FormDialog } from '../inputs/FormDialog.tsx';
import { formProblems } from '../inputs/form-problems.ts';
import { useAct } from '../layout/use-act.ts';
import { call } from '../providers/session.ts';

interface DecisionDialogProps {
  record: BankAccountRecord;
  state: BankAccountState;
  onClose: () => void;
}

/** Confirms a decision; sends the version that was reviewed, so that a changed account is refused. */
export function DecisionDialog({ record, state, onClose }: DecisionDialogProps) {
  const translate = useTranslate();
  const { act } = useAct();
  const words = `payment.backoffice.decide.${state}`;
  const accountNames = { alias: record.alias, account: maskIban(record.account) };
  const sent = ({ errorMessage, why }: Record<string, unknown>) => ({
    state,
    ...(state === 'valid' && why ? { why: String(why) } : {}),
    ...(state === 'error' && errorMessage ? { errorMessage: String(errorMessage) } : {}),
  });

  const decide = async (values: Record<string, unknown>) => {
    const { bankAccountId, version } = record;
    const body = { ...sent(values), version };
    const isDone = await act(() => call(v1.bankAccounts.edit, { params: { bankAccountId }, body }), {
      done: `${words}.done`,
      args: accountNames,
    });
    if (isDone) onClose();
  };

  return (
    <FormDialog
      title={translate(`${words}.title`, accountNames)}
      record={{ id: record.id, errorMessage: record.errorMessage }}
      saveLabel={`${words}.action`}
      isGrave={state === 'error'}
      validate={(values) => formProblems(v1.bankAccounts.edit, sent(values))}
      onSubmit={decide}
      onLeave={onClose}
    >
      <Typography>{translate(`${words}.follows`, { name: record.userName })}</Typography>
      {state === 'valid' && <WhyInput isSometimes />}
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
