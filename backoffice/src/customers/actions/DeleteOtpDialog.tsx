import { v1 } from '@semilla/contract';
import { Confirm, useTranslate } from 'react-admin';
import { useAct } from '../../layout/use-act.ts';
import { call } from '../../providers/session.ts';
import { fullName } from '../customer-record.ts';
import type { ActDialogProps } from './CustomerActions.tsx';

async function deleteDeviceOf(userId: string) {
  const { data } = await call(v1.totps.find, { query: { userId, take: 1 } });
  // Another administrator may have deleted the device already.
  return data[0] && call(v1.totps.delete, { params: { totpId: data[0].totpId }, body: {} });
}

/** Deletes a customer's one-time code device, so that they must set up a new one. */
export function DeleteOtpDialog({ record, onClose }: ActDialogProps) {
  const translate = useTranslate();
  const { act, isPending } = useAct();

  const confirm = async () => {
    await act(() => deleteDeviceOf(record.userId), { done: 'account.backoffice.otp.done' });
    onClose();
  };

  return (
    <Confirm
      isOpen
      loading={isPending}
      title={translate('account.backoffice.otp.title', { name: fullName(record) })}
      content="account.backoffice.otp.content"
      confirm="account.backoffice.otp.action"
      confirmColor="warning"
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
