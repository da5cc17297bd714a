import { Box, Button, Typography } from '@mui/material';
import { isTicketOver, type TicketStateId, ticketStatesAfter } from '@semilla/contract';
import { movingSide, type WholeTicketRecord } from '../../../api/record-types/ticket-record.ts';
import { FocusedWhenAsked } from '../../../kit/acts/asked-act/FocusedWhenAsked.tsx';
import { useDeciding, useDecisionKey } from '../../../kit/acts/deciding/deciding-context.ts';
import { KeyCap } from '../../../kit/acts/deciding/KeyCap.tsx';
import { RelativeTimeField } from '../../../kit/fields/RelativeTimeField.tsx';
import { SideCard } from '../../../kit/page/SideCard.tsx';
import { useStateActName } from '../state/use-state-act-name.ts';
import { TicketStateField } from '../TicketStateField.tsx';
import type { StaffMember } from '../use-staff.ts';
import { useTicketChange } from '../use-ticket-change.ts';

interface StateCardProps {
  ticket: WholeTicketRecord;
  me: StaffMember;
}

const row = { display: 'flex', flexWrap: 'wrap', gap: 1, '&:empty': { display: 'none' } };

export function StateCard({ ticket, me }: StateCardProps) {
  const { change, isPending } = useTicketChange(me, ticket);
  const nameOf = useStateActName(ticket.stateId);
  const deciding = useDeciding();
  const finishKey = useDecisionKey('reject');
  const states = ticket.mergedInto ? [] : ticketStatesAfter(movingSide(me, ticket), ticket.stateId);
  const button = (to: TicketStateId) => (
    <Button
      key={to}
      size="small"
      variant={to === 'Closed' || to === 'Open' ? 'contained' : 'outlined'}
      disabled={isPending}
      onClick={() =>
        change(
          { stateId: to },
          'support.backoffice.acts.moved',
          deciding && (() => deciding.onDecided('decided')),
        )
      }
      {...(to === 'Closed' && finishKey)}
    >
      {nameOf(to)}
      {to === 'Closed' && <KeyCap of="reject" />}
    </Button>
  );
  return (
    <SideCard title="fields.tickets.stateId">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <TicketStateField stateId={ticket.stateId} />
        <Typography variant="body2" color="textSecondary">
          <RelativeTimeField at={ticket.stateSince} />
        </Typography>
      </Box>
      <FocusedWhenAsked act="reopen">
        <Box sx={row}>{states.filter((to) => !isTicketOver(to)).map(button)}</Box>
      </FocusedWhenAsked>
      <FocusedWhenAsked act="finish">
        <Box sx={row}>{states.filter(isTicketOver).map(button)}</Box>
      </FocusedWhenAsked>
    </SideCard>
  );
}
