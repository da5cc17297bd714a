import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDelete, useNotify, useRedirect, useTranslate } from 'react-admin';
import { Confirm } from '../../layout/Confirm.tsx';
import { messageOf } from '../../layout/message-of.ts';
import { fieldRefusalsOf } from '../../providers/refusals.ts';
import { type CustomerRecord, fullName } from '../customer-record.ts';
import type { ActDialogProps } from './CustomerActions.tsx';

/**
 * The reasons that prevent a deletion, one sentence each: money, pending transactions, active investments.
 */
function Prevention({ refusal }: { refusal: unknown }) {
  const translate = useTranslate();
  const message = messageOf(refusal);
  return (
    <Alert severity="error" role="alert" sx={{ mt: 2 }}>
      <AlertTitle>{translate(message, { _: message })}</AlertTitle>
      <ul style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
        {Object.entries(fieldRefusalsOf(refusal) ?? {}).map(([path, reason]) => (
          <li key={path}>{reason}</li>
        ))}
      </ul>
    </Alert>
  );
}

export function DeleteCustomerDialog({ record, onClose }: ActDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const [refusal, setRefusal] = useState<unknown>();
  const [deleteCustomer, { isPending }] = useDelete<CustomerRecord>();

  const onDeleted = () => {
    notify('account.backoffice.delete.done', { type: 'success' });
    redirect('list', 'customer');
  };
  const confirm = () =>
    void deleteCustomer(
      'customer',
      { id: record.id, previousData: record },
      { mutationMode: 'pessimistic', onSuccess: onDeleted, onError: setRefusal },
    );

  return (
    <Confirm
      isOpen
      loading={isPending}
      title={translate('account.backoffice.delete.title', { name: fullName(record) })}
      content={
        <>
          <Typography>{translate('account.backoffice.delete.content')}</Typography>
          {refusal !== undefined && <Prevention refusal={refusal} />}
        </>
      }
      confirm="account.backoffice.delete.action"
      confirmColor="warning"
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
