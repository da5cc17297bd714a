import { Box, Stack } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { type WholeTicketRecord, writingSide } from '../../../api/record-types/ticket-record.ts';
import { useDeciding } from '../../../kit/acts/deciding/deciding-context.ts';
import { RelativeTimeField } from '../../../kit/fields/RelativeTimeField.tsx';
import { RecordLoading } from '../../../kit/record/RecordLoading.tsx';
import { DueField, isOverdueNow } from '../../../records/tickets/DueField.tsx';
import { RequestHistory } from '../../../records/tickets/history/RequestHistory.tsx';
import { MergedLinks } from '../../../records/tickets/merge/MergedLinks.tsx';
import { PriorityField } from '../../../records/tickets/PriorityField.tsx';
import { CustomerCard } from '../../../records/tickets/side/CustomerCard.tsx';
import { LinksCard } from '../../../records/tickets/side/LinksCard.tsx';
import { PlanCard } from '../../../records/tickets/side/PlanCard.tsx';
import { ResponsibleCard } from '../../../records/tickets/side/ResponsibleCard.tsx';
import { StateCard } from '../../../records/tickets/side/StateCard.tsx';
import { ReplyForm } from '../../../records/tickets/thread/ReplyForm.tsx';
import { Screenshot } from '../../../records/tickets/thread/Screenshot.tsx';
import { Thread } from '../../../records/tickets/thread/Thread.tsx';
import { useMessages } from '../../../records/tickets/thread/use-messages.ts';
import { useNotes } from '../../../records/tickets/thread/use-notes.ts';
import { useMarkAsRead } from '../../../records/tickets/use-mark-as-read.ts';
import { type StaffMember, useStaff } from '../../../records/tickets/use-staff.ts';
import { TwoLines } from '../TwoLines.tsx';
import type { QueueParts } from '../work-queue.ts';

/** What puts a ticket before others in the queue. */
function Urgency({ ticket }: { ticket: WholeTicketRecord }) {
  const isLate = isOverdueNow(ticket);
  const isUrgent = ticket.priority === 'high' || ticket.priority === 'urgent';
  if (!isLate && !isUrgent) return null;
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
      {isLate && <DueField ticket={ticket} />}
      {isUrgent && <PriorityField priority={ticket.priority} />}
    </Box>
  );
}

function Line() {
  const record = useRecordContext<WholeTicketRecord>();
  if (!record) return null;
  return (
    <TwoLines
      title={record.title}
      detail={
        <>
          {record.userName} · <RelativeTimeField at={record.updatedAt} />
          <Urgency ticket={record} />
        </>
      }
    />
  );
}

/** The ticket with its files and history. Undefined while only the record cached from the list is known. */
function useWhole() {
  const ticket = useRecordContext<WholeTicketRecord>();
  const me = useStaff();
  return ticket?.stateChanges !== undefined && me ? { ticket, me } : undefined;
}

function WholeThread({ ticket, me }: { ticket: WholeTicketRecord; me: StaffMember }) {
  const messages = useMessages(ticket.id);
  const notes = useNotes(ticket.id, writingSide(me, ticket) === 'staff');
  useMarkAsRead({ ticket, me });
  return (
    <Stack sx={{ gap: 2, minWidth: 0 }}>
      <MergedLinks ticket={ticket} />
      <Thread ticket={ticket} messages={messages} notes={notes} />
      {ticket.screenshot && <Screenshot file={ticket.screenshot} />}
    </Stack>
  );
}

function Document() {
  const whole = useWhole();
  return whole ? <WholeThread {...whole} /> : <RecordLoading />;
}

function Facts() {
  const whole = useWhole();
  if (!whole) return null;
  return (
    <>
      <CustomerCard ticket={whole.ticket} />
      <LinksCard {...whole} />
      <RequestHistory files={whole.ticket.requestHistory} />
    </>
  );
}

function Decision() {
  const whole = useWhole();
  const deciding = useDeciding();
  const [noteCount, setNoteCount] = useState(0);
  if (!whole) return null;
  const { ticket, me } = whole;
  return (
    <>
      <ReplyForm
        key={noteCount}
        ticket={ticket}
        side={writingSide(me, ticket)}
        staffName={me.name}
        onDone={() => deciding?.onDecided('decided')}
        onNoted={() => setNoteCount(noteCount + 1)}
      />
      <StateCard ticket={ticket} me={me} />
      <ResponsibleCard ticket={ticket} me={me} />
      <PlanCard ticket={ticket} me={me} />
    </>
  );
}

export const tickets: QueueParts = {
  isWaiting: ({ stateId }) => ['Open', 'InProcess', 'PendingManager'].includes(stateId),
  titleOf: ({ title }) => title,
  pathOf: ({ id }) => `/ticket/${id}`,
  Line,
  Document,
  Facts,
  Decision,
};
