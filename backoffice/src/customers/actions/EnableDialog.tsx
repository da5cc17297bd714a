import { v1 } from '@semilla/contract';
import { Confirm, useTranslate } from 'react-admin';
import { useAct } from '../../layout/use-act.ts';
import { call } from '../../providers/session.ts';
import { fullName } from '../customer-record.ts';
import type { ActDialogProps } from './CustomerActions.tsx';

/** Disables an enabled account, or enables a disabled one. */
export function EnableDialog({ record, onClose }: ActDialogProps) {
  const translate = useTranslate();
  const { act, isPending } = useAct();
  const words = `account.backoffice.access.${record.disabled ? 'enable' : 'disable'}`;

  const confirm = async () => {
    const body = { disabled: !record.disabled };
    await act(() => call(v1.users.edit, { params: { userId: record.userId }, body }), {
      done: `${words}.done`,
    });
    onClose();
  };

  return (
    <Confirm
      isOpen
      loading={isPending}
      title={translate(`${words}.title`, { name: fullName(record) })}
      content={`${words}.content`}
      confirm={`${words}.action`}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
