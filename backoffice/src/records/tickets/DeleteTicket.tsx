import DeleteIcon from '@mui/icons-material/Delete';
import { Button, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useDelete, useNotify, useRedirect, useTranslate } from 'react-admin';
import { notSent } from '../../api/form-problems.ts';
import type { WholeTicketRecord } from '../../api/record-types/ticket-record.ts';
import { useMay } from '../../api/use-may.ts';
import { messageOf } from '../../kit/acts/message-of.ts';
import { FormDialog } from '../../kit/form/FormDialog.tsx';
import { Refusal } from '../../kit/form/Refusal.tsx';
import { TypedInput, typedProblems } from '../../kit/inputs/TypedInput.tsx';

const blank = { id: '' };

interface DeleteDialogProps {
  ticket: WholeTicketRecord;
  onClose: () => void;
}

function DeleteDialog({ ticket, onClose }: DeleteDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const [refusal, setRefusal] = useState<unknown>();
  const [isDeleted, setDeleted] = useState(false);
  const [deleteTicket, { isPending }] = useDelete<WholeTicketRecord>();
  useEffect(() => {
    if (!isDeleted) return;
    notify('ra.notification.deleted', { type: 'success', messageArgs: { smart_count: 1 } });
    redirect('list', 'ticket');
  }, [isDeleted, notify, redirect]);

  const confirm = async () => {
    await deleteTicket(
      'ticket',
      { id: ticket.id, previousData: ticket },
      { mutationMode: 'pessimistic', onSuccess: () => setDeleted(true), onError: setRefusal },
    );
    return notSent;
  };

  // A form with typed values asks before the page changes.
  if (isDeleted) return null;
  return (
    <FormDialog
      title="common.backoffice.deleteNamed"
      titleValues={{ name: ticket.title }}
      record={blank}
      validate={(values) => typedProblems(ticket.title, values)}
      onSubmit={confirm}
      onLeave={onClose}
      submit={
        <Button type="submit" variant="contained" color="error" disabled={isPending}>
          {translate('ra.action.delete')}
        </Button>
      }
    >
      <Typography>{translate('support.backoffice.deleteHint')}</Typography>
      <Refusal message={refusal === undefined ? undefined : messageOf(refusal)} />
      <TypedInput text={ticket.title} />
    </FormDialog>
  );
}

/** Deletes a ticket for good, once its title was typed. */
export function DeleteTicket({ ticket }: { ticket: WholeTicketRecord }) {
  const translate = useTranslate();
  const mayDelete = useMay('ticket', 'delete');
  const [isOpen, setOpen] = useState(false);
  if (!mayDelete) return null;
  return (
    <>
      <Button color="error" startIcon={<DeleteIcon />} onClick={() => setOpen(true)}>
        {translate('ra.action.delete')}
      </Button>
      {isOpen && <DeleteDialog ticket={ticket} onClose={() => setOpen(false)} />}
    </>
  );
}
