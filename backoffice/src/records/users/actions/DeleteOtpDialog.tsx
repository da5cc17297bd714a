import { Typography } from '@mui/material';
import { v1 } from '@semilla/contract';
import { useTranslate } from 'react-admin';
import { fullName } from '../../../api/record-types/customer-record.ts';
import { call } from '../../../api/session.ts';
import { useAct } from '../../../kit/acts/use-act.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { WhyInput } from '../../../kit/second-person/WhyInput.tsx';
import { whyProblems } from '../../../kit/second-person/why-problems.ts';
import type { ActDialogProps } from './CustomerActions.tsx';

async function deleteDeviceOf(userId: string, why: unknown) {
  const { data } = await call(v1.totps.find, { query: { userId, take: 1 } });
  // Another administrator may have deleted the device already.
  const [device] = data;
  if (!device) return undefined;
  return call(v1.totps.delete, { params: { totpId: device.totpId }, body: { why: String(why) } });
}

/** Deletes a customer's one-time code device, so that they must set up a new one. */
export function DeleteOtpDialog({ record, onClose }: ActDialogProps) {
  const translate = useTranslate();
  const { act } = useAct();

  const confirm = async ({ why }: Record<string, unknown>) => {
    const isDone = await act(() => deleteDeviceOf(record.userId, why), {
      done: 'account.backoffice.otp.done',
    });
    if (isDone) onClose();
    return isDone;
  };

  return (
    <FormDialog
      title="account.backoffice.otp.title"
      titleValues={{ name: fullName(record) }}
      record={{ id: '' }}
      saveLabel="account.backoffice.otp.action"
      isGrave
      validate={whyProblems}
      onSubmit={confirm}
      onLeave={onClose}
    >
      <Typography>{translate('account.backoffice.otp.content')}</Typography>
      <WhyInput />
    </FormDialog>
  );
}
