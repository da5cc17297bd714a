import Typography from '@mui/material/Typography';
import { type BookAccount, bookAccountNameMax, v1 } from '@semilla/contract';
import { TextInput, useTranslate } from 'react-admin';
import { FormDialog } from '../inputs/FormDialog.tsx';
import { formProblems } from '../inputs/form-problems.ts';
import { useAct } from '../layout/use-act.ts';
import { call } from '../providers/session.ts';

interface BookAccountDialogProps {
  account: BookAccount;
  name: string;
  onClose: () => void;
}

const sent = ({ code, name }: Record<string, unknown>) => ({
  code: String(code ?? ''),
  name: String(name ?? ''),
});

/** Edits an account of the books. Sends the loaded version, so another person's edit is not overwritten. */
export function BookAccountDialog({ account, name, onClose }: BookAccountDialogProps) {
  const translate = useTranslate();
  const { act } = useAct();
  const { kind, version } = account;
  const save = async (values: Record<string, unknown>) => {
    const body = { ...sent(values), version };
    const isDone = await act(() => call(v1.bookAccounts.edit, { params: { kind }, body }), {
      done: 'overview.accounting.saved',
    });
    if (isDone) onClose();
  };
  return (
    <FormDialog
      title={translate('overview.accounting.editTitle', { kind: name })}
      record={{ id: kind, code: account.code, name: account.name }}
      saveLabel="overview.accounting.save"
      validate={(values) => formProblems(v1.bookAccounts.edit, sent(values))}
      onSubmit={save}
      onLeave={onClose}
    >
      <Typography>{translate('overview.accounting.editLead')}</Typography>
      <TextInput
        source="code"
        label="fields.bookAccounts.code"
        isRequired
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 12 } }}
      />
      <TextInput
        source="name"
        label="fields.bookAccounts.name"
        isRequired
        slotProps={{ htmlInput: { maxLength: bookAccountNameMax } }}
      />
    </FormDialog>
  );
}
