import { Alert, AlertTitle, Button, Typography } from '@mui/material';
import type { UserSummary } from '@semilla/contract';
import { useEffect, useState } from 'react';
import { useDelete, useNotify, useRedirect, useTranslate } from 'react-admin';
import { notSent } from '../../../api/form-problems.ts';
import { type CustomerRecord, fullName } from '../../../api/record-types/customer-record.ts';
import { fieldRefusalsOf } from '../../../api/refusals.ts';
import { messageOf } from '../../../kit/acts/message-of.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { TypedInput, typedProblems } from '../../../kit/inputs/TypedInput.tsx';
import { useUserSummary } from '../../../kit/summary/use-summary.ts';
import type { ActDialogProps } from './CustomerActions.tsx';

/** The reasons of the API that the customer's summary shows beforehand. */
function preventionsIn({ balance, held, orders, waits }: UserSummary): string[] {
  const reasons = {
    has_money: balance + held > 0,
    has_pending_transactions: waits.transactions > 0,
    has_active_orders: orders.pending + orders.active > 0,
    has_open_complaints: waits.complaints > 0,
  };
  return Object.entries(reasons).flatMap(([code, isGiven]) => (isGiven ? [`validation.${code}`] : []));
}

/** The reasons that prevent a deletion, one sentence each: money, pending transactions, active investments. */
function Prevention({ message, reasons }: { message: string; reasons: readonly string[] }) {
  const translate = useTranslate();
  return (
    <Alert severity="error" role="alert">
      <AlertTitle>{translate(message, { _: message })}</AlertTitle>
      <ul style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
        {reasons.map((reason) => (
          <li key={reason}>{translate(reason, { _: reason })}</li>
        ))}
      </ul>
    </Alert>
  );
}

/** Closes a customer's account for good, once the name was typed. */
export function DeleteCustomerDialog({ record, onClose }: ActDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const [refusal, setRefusal] = useState<unknown>();
  const [isDeleted, setDeleted] = useState(false);
  const [deleteCustomer, { isPending }] = useDelete<CustomerRecord>();
  const { data: summary } = useUserSummary(record.userId);
  const name = fullName(record);
  const preventions = summary ? preventionsIn(summary) : [];
  useEffect(() => {
    if (!isDeleted) return;
    notify('account.backoffice.delete.done', { type: 'success' });
    redirect('list', 'customer');
  }, [isDeleted, notify, redirect]);

  const confirm = async () => {
    await deleteCustomer(
      'customer',
      { id: record.id, previousData: record },
      { mutationMode: 'pessimistic', onSuccess: () => setDeleted(true), onError: setRefusal },
    );
    return notSent;
  };

  // A form with typed values asks before the page changes.
  if (isDeleted) return null;
  return (
    <FormDialog
      title="account.backoffice.delete.title"
      titleValues={{ name }}
      record={{ id: '' }}
      validate={(values) => typedProblems(name, values)}
      onSubmit={confirm}
      onLeave={onClose}
      submit={
        <Button
          type="submit"
          variant="contained"
          color="error"
          disabled={isPending || preventions.length > 0}
        >
          {translate('account.backoffice.delete.action')}
        </Button>
      }
    >
      <Typography>{translate('account.backoffice.delete.content')}</Typography>
      {refusal !== undefined ? (
        <Prevention message={messageOf(refusal)} reasons={Object.values(fieldRefusalsOf(refusal) ?? {})} />
      ) : (
        preventions.length > 0 && (
          <Prevention message="errors.account.deletion_prevented" reasons={preventions} />
        )
      )}
      {preventions.length === 0 && <TypedInput text={name} />}
    </FormDialog>
  );
}
