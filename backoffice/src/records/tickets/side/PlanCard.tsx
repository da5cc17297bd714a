import { MenuItem, TextField, Typography } from '@mui/material';
import { type TicketPriority, ticketPriorities, v1 } from '@semilla/contract';
import { Form, SaveButton, useTranslate } from 'react-admin';
import { formProblems } from '../../../api/form-problems.ts';
import { type WholeTicketRecord, writingSide } from '../../../api/record-types/ticket-record.ts';
import { DateInput } from '../../../kit/inputs/DateInput.tsx';
import { SideCard } from '../../../kit/page/SideCard.tsx';
import { DueField, isOverdueNow } from '../DueField.tsx';
import type { StaffMember } from '../use-staff.ts';
import { useTicketChange } from '../use-ticket-change.ts';

interface PlanCardProps {
  ticket: WholeTicketRecord;
  me: StaffMember;
}

const message = 'support.backoffice.plan.changed';
const dayOf = (value: unknown) => (typeof value === 'string' && value ? value : null);

/** The priority of a ticket and the day by which to finish it. The customer sees neither. */
export function PlanCard({ ticket, me }: PlanCardProps) {
  const translate = useTranslate();
  const { change, isPending } = useTicketChange(me, ticket);
  if (writingSide(me, ticket) === 'customer') return null;
  const { priority, dueOn } = ticket;
  return (
    <SideCard title="support.backoffice.plan.title">
      <Typography variant="body2" color="textSecondary">
        {translate('support.backoffice.plan.hint')}
      </Typography>
      {isOverdueNow(ticket) && <DueField ticket={ticket} />}
      <TextField
        select
        label={translate('fields.tickets.priority')}
        value={priority ?? ''}
        disabled={isPending}
        onChange={({ target }) => change({ priority: target.value as TicketPriority }, message)}
      >
        {ticketPriorities.map((name) => (
          <MenuItem key={name} value={name}>
            {translate(`support.priorities.${name}`)}
          </MenuItem>
        ))}
      </TextField>
      <Form
        key={dueOn}
        record={{ dueOn }}
        validate={(values: Record<string, unknown>) =>
          formProblems(v1.tickets.edit, { dueOn: dayOf(values.dueOn) })
        }
        onSubmit={(values: Record<string, unknown>) => change({ dueOn: dayOf(values.dueOn) }, message)}
      >
        <DateInput source="dueOn" label="fields.tickets.dueOn" />
        <SaveButton
          label="support.backoffice.plan.save"
          size="small"
          variant="outlined"
          icon={null}
          disabled={isPending}
          alwaysEnable={!isPending}
        />
      </Form>
    </SideCard>
  );
}
