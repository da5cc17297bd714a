import { Box, Stack } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useRecordContext, useShowContext, useTranslate } from 'react-admin';
import { noteOwnEdit } from '../../api/own-edits.ts';
import { type WholeTicketRecord, writingSide } from '../../api/record-types/ticket-record.ts';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { RecordLoading } from '../../kit/record/RecordLoading.tsx';
import { ShownRecord } from '../../kit/record/ShownRecord.tsx';
import { DeleteTicket } from './DeleteTicket.tsx';
import { RequestHistory } from './history/RequestHistory.tsx';
import { MergeButton } from './merge/MergeButton.tsx';
import { MergedLinks } from './merge/MergedLinks.tsx';
import { CustomerCard } from './side/CustomerCard.tsx';
import { LinksCard } from './side/LinksCard.tsx';
import { PlanCard } from './side/PlanCard.tsx';
import { ResponsibleCard } from './side/ResponsibleCard.tsx';
import { StateCard } from './side/StateCard.tsx';
import { TicketChanged } from './TicketChanged.tsx';
import { TicketStateField } from './TicketStateField.tsx';
import { ReplyForm } from './thread/ReplyForm.tsx';
import { Screenshot } from './thread/Screenshot.tsx';
import { Thread } from './thread/Thread.tsx';
import { useMessages } from './thread/use-messages.ts';
import { useNotes } from './thread/use-notes.ts';
import { useMarkAsRead } from './use-mark-as-read.ts';
import { type StaffMember, useStaff } from './use-staff.ts';

interface PartProps {
  ticket: WholeTicketRecord;
  me: StaffMember;
}

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' },
};

function Heading({ ticket, me }: PartProps) {
  const translate = useTranslate();
  return (
    <PageHeading
      title={ticket.title}
      trail={[{ label: translate('support.backoffice.title'), to: '/ticket/' }]}
      beside={<TicketStateField stateId={ticket.stateId} />}
      actions={
        <>
          <MergeButton ticket={ticket} me={me} />
          <DeleteTicket ticket={ticket} />
        </>
      }
    />
  );
}

function Content({ ticket, me }: PartProps) {
  const messages = useMessages(ticket.id);
  const side = writingSide(me, ticket);
  const notes = useNotes(ticket.id, side === 'staff');
  const { refetch } = useShowContext();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  useMarkAsRead({ ticket, me });
  const [writtenCount, setWrittenCount] = useState(0);
  // A new key empties the form.
  const onNoted = () => setWrittenCount(writtenCount + 1);
  const onReplied = async () => {
    void messages.refetch();
    // An edit made in the meantime would cancel a refetch.
    const { data } = await dataProvider.getOne('ticket', { id: ticket.id }).catch(() => ({ data: ticket }));
    noteOwnEdit(`ticket ${ticket.id}`, ticket.version, data.version);
    // An edit that is on its way reads the ticket again by itself, and would flicker.
    if (!queryClient.isMutating()) void refetch();
    setWrittenCount(writtenCount + 1);
  };
  return (
    <>
      <Heading ticket={ticket} me={me} />
      <MergedLinks ticket={ticket} />
      <TicketChanged ticket={ticket} />
      <Box sx={columns}>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <Thread ticket={ticket} messages={messages} notes={notes} />
          <ReplyForm
            key={`${writtenCount} ${ticket.mergedInto?.ticketId}`}
            ticket={ticket}
            side={side}
            staffName={me.name}
            onDone={onReplied}
            onNoted={onNoted}
          />
        </Stack>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <StateCard ticket={ticket} me={me} />
          <ResponsibleCard ticket={ticket} me={me} />
          <PlanCard ticket={ticket} me={me} />
          <CustomerCard ticket={ticket} />
          <LinksCard ticket={ticket} me={me} />
          {ticket.screenshot && <Screenshot file={ticket.screenshot} />}
          <RequestHistory files={ticket.requestHistory} />
        </Stack>
      </Box>
    </>
  );
}

function LoadedContent() {
  const ticket = useRecordContext<WholeTicketRecord>();
  const me = useStaff();
  // The record cached from the list has no details, so the page waits for the whole ticket.
  const isWhole = ticket?.stateChanges !== undefined;
  return isWhole && me ? <Content key={ticket.id} ticket={ticket} me={me} /> : <RecordLoading />;
}

export default function TicketShow() {
  return (
    <ShownRecord subjectType="ticket">
      <LoadedContent />
    </ShownRecord>
  );
}
