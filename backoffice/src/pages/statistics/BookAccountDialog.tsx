import { Typography } from '@mui/material';
import { type BookAccount, bookAccountNameMax, v1 } from '@semilla/contract';
import { useState } from 'react';
import { TextInput, useTranslate } from 'react-admin';
import { changesBetween } from '../../api/changes.ts';
import { editWithVersion } from '../../api/edit-with-version.ts';
import { formProblems } from '../../api/form-problems.ts';
import { useAct } from '../../kit/acts/use-act.ts';
import { FormDialog } from '../../kit/form/FormDialog.tsx';

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
  // A colleague's edit reloads the account, but must not replace what is typed here.
  const [shown] = useState(account);
  const { kind } = shown;
  const save = async (values: Record<string, unknown>) => {
    const changes = changesBetween(shown, sent(values));
    const send = () =>
      editWithVersion(v1.bookAccounts.edit, {
        resource: 'book-accounts',
        recordId: kind,
        params: { kind },
        before: shown,
        changes,
        bodyOn: (latest) => sent({ ...latest, ...changes }),
      });
    const isDone = await act(send, { done: 'overview.accounting.saved', onKept: onClose });
    if (isDone) onClose();
    return isDone;
  };
  return (
    <FormDialog
      title="overview.accounting.editTitle"
      titleValues={{ kind: name }}
      record={{ id: kind, code: shown.code, name: shown.name }}
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
