import { Typography } from '@mui/material';
import { v1 } from '@semilla/contract';
import { useTranslate } from 'react-admin';
import { editWithVersion } from '../../../api/edit-with-version.ts';
import { fullName, isCustomer } from '../../../api/record-types/customer-record.ts';
import { useAct } from '../../../kit/acts/use-act.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { WhyInput } from '../../../kit/second-person/WhyInput.tsx';
import { whyProblems } from '../../../kit/second-person/why-problems.ts';
import type { ActDialogProps } from './CustomerActions.tsx';

/** Disables an enabled account or enables a disabled one. Enabling a staff account needs two administrators. */
export function EnableDialog({ record, onClose }: ActDialogProps) {
  const translate = useTranslate();
  const { act } = useAct();
  const needsSecond = record.disabled && !isCustomer(record);
  const words = `account.backoffice.access.${record.disabled ? 'enable' : 'disable'}`;

  const confirm = async ({ why }: Record<string, unknown>) => {
    const changes = { disabled: !record.disabled };
    const send = () =>
      editWithVersion(v1.users.edit, {
        resource: 'customer',
        recordId: record.userId,
        params: { userId: record.userId },
        before: record,
        changes,
        bodyOn: () => ({ ...changes, ...(why ? { why: String(why) } : {}) }),
      });
    const isDone = await act(send, { done: `${words}.done`, onKept: onClose });
    if (isDone) onClose();
    return isDone;
  };

  return (
    <FormDialog
      title={`${words}.title`}
      titleValues={{ name: fullName(record) }}
      record={{ id: record.id }}
      edits="customer"
      saveLabel={`${words}.action`}
      {...(needsSecond && { validate: whyProblems })}
      onSubmit={confirm}
      onLeave={onClose}
    >
      <Typography>{translate(`${words}.content`)}</Typography>
      {needsSecond && <WhyInput />}
    </FormDialog>
  );
}
