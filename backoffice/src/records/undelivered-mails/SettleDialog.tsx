import { v1 } from '@semilla/contract';
import { useTranslate } from 'react-admin';
import type { MailRecord } from '../../api/record-types/mail-record.ts';
import { call } from '../../api/session.ts';
import { useAct } from '../../kit/acts/use-act.ts';
import { Confirm } from '../../kit/dialog/Confirm.tsx';

const endpoints = { send: v1.undeliveredMails.sendAgain, dismiss: v1.undeliveredMails.dismiss };
export type Settling = keyof typeof endpoints;

interface SettleDialogProps {
  record: MailRecord;
  settling: Settling;
  onClose: () => void;
}

export function SettleDialog({ record, settling, onClose }: SettleDialogProps) {
  const translate = useTranslate();
  const { act, isPending } = useAct();
  const words = `misc.backoffice.mails.${settling}`;
  const { undeliveredMailId, subject, userName, recipient } = record;

  const confirm = async () => {
    await act(() => call(endpoints[settling], { params: { undeliveredMailId } }), { done: `${words}.done` });
    onClose();
  };

  return (
    <Confirm
      isOpen
      loading={isPending}
      title={translate(`${words}.title`, { subject })}
      content={translate(`${words}.content`, { name: userName ?? recipient })}
      confirm={`${words}.action`}
      {...(settling === 'dismiss' && { confirmColor: 'warning' })}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
