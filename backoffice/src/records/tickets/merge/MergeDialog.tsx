import { Typography } from '@mui/material';
import { isTicketOver, takeMax, ticketStateIds, v1 } from '@semilla/contract';
import { SelectInput, useGetList, useTranslate } from 'react-admin';
import { fieldProblem, notSent } from '../../../api/form-problems.ts';
import type { TicketRecord, WholeTicketRecord } from '../../../api/record-types/ticket-record.ts';
import { call } from '../../../api/session.ts';
import { useAct } from '../../../kit/acts/use-act.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { LoadFailure } from '../../../kit/page/LoadFailure.tsx';

const openStates = ticketStateIds.filter((stateId) => !isTicketOver(stateId));

/** The other open tickets of the customer. */
function useTargets({ ticketId, userId }: WholeTicketRecord) {
  const { data = [], ...query } = useGetList<TicketRecord>(
    'ticket',
    {
      filter: { userId, stateId: openStates },
      pagination: { page: 1, perPage: takeMax },
      sort: { field: 'updatedAt', order: 'DESC' },
    },
    { retry: false },
  );
  return { ...query, targets: data.filter(({ id }) => id !== ticketId) };
}

interface MergeDialogProps {
  ticket: WholeTicketRecord;
  onClose: () => void;
}

/** Asks for the ticket that this one is merged into, and says that it cannot be undone. */
export function MergeDialog({ ticket, onClose }: MergeDialogProps) {
  const translate = useTranslate();
  const { act } = useAct();
  const { targets, isPending, error, refetch } = useTargets(ticket);
  const { ticketId } = ticket;
  const merge = async ({ targetId }: Record<string, unknown>) => {
    const body = { targetId: String(targetId) };
    const isDone = await act(() => call(v1.tickets.merge, { params: { ticketId }, body }), {
      done: 'support.backoffice.merge.done',
    });
    if (isDone) onClose();
    return isDone ? undefined : notSent;
  };
  return (
    <FormDialog
      title="support.backoffice.merge.title"
      saveLabel="support.backoffice.merge.confirm"
      isGrave
      validate={(values) => (values.targetId ? {} : { targetId: fieldProblem('required') })}
      onSubmit={merge}
      onLeave={onClose}
    >
      <Typography>{translate('support.backoffice.merge.hint')}</Typography>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!isPending && !error && !targets.length && (
        <Typography color="textSecondary">{translate('support.backoffice.merge.none')}</Typography>
      )}
      <SelectInput
        source="targetId"
        label="support.backoffice.merge.target"
        choices={targets}
        isPending={isPending}
        optionText="title"
        translateChoice={false}
        isRequired
      />
    </FormDialog>
  );
}
