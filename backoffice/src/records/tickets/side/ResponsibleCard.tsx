import { Button, MenuItem, TextField, Typography } from '@mui/material';
import { useRedirect, useTranslate } from 'react-admin';
import type { WholeTicketRecord } from '../../../api/record-types/ticket-record.ts';
import { useManagers } from '../../../kit/fields/lookups.ts';
import { PartFailure } from '../../../kit/page/PartFailure.tsx';
import { SideCard } from '../../../kit/page/SideCard.tsx';
import type { StaffMember } from '../use-staff.ts';
import { useTicketChange } from '../use-ticket-change.ts';

interface ResponsibleProps {
  ticket: WholeTicketRecord;
  me: StaffMember;
}

const message = 'support.backoffice.responsible.changed';

/** Lets administrators assign any staff member. */
function ResponsibleInput({ ticket, me }: ResponsibleProps) {
  const translate = useTranslate();
  const { managers, ...query } = useManagers();
  const { change, isPending } = useTicketChange(me, ticket);
  const { responsibleId, responsibleName } = ticket;
  const isKnown = managers.some(({ id }) => id === responsibleId);
  if (query.error) return <PartFailure title="support.backoffice.responsible.assign" of={query} />;
  return (
    <TextField
      select
      label={translate('support.backoffice.responsible.assign')}
      value={responsibleId ?? ''}
      disabled={isPending}
      onChange={({ target }) => change({ responsibleId: target.value || null }, message)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{translate('support.backoffice.responsible.nobody')}</MenuItem>
      {responsibleId && !isKnown && <MenuItem value={responsibleId}>{responsibleName}</MenuItem>}
      {managers.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Lets managers take or release a ticket. They see no other staff, so only administrators can assign it to others. */
function OwnResponsibilityButton({ ticket, me }: ResponsibleProps) {
  const translate = useTranslate();
  const redirect = useRedirect();
  const { change, isPending } = useTicketChange(me, ticket);
  const isMine = ticket.responsibleId === me.userId;
  const take = () => change({ responsibleId: me.userId, responsibleName: me.name }, message);
  // A manager may no longer see a released ticket.
  const release = () => change({ responsibleId: null }, message, () => redirect('list', 'ticket'));
  return (
    <>
      <Typography>{ticket.responsibleName ?? translate('support.backoffice.responsible.nobody')}</Typography>
      <Button size="small" variant="outlined" disabled={isPending} onClick={isMine ? release : take}>
        {translate(isMine ? 'support.backoffice.responsible.release' : 'support.backoffice.responsible.take')}
      </Button>
    </>
  );
}

export function ResponsibleCard(props: ResponsibleProps) {
  return (
    <SideCard title="fields.tickets.responsibleName">
      {props.me.role === 'admin' ? <ResponsibleInput {...props} /> : <OwnResponsibilityButton {...props} />}
    </SideCard>
  );
}
