import MergeIcon from '@mui/icons-material/MergeOutlined';
import { useState } from 'react';
import { Button } from 'react-admin';
import { type WholeTicketRecord, writingSide } from '../../../api/record-types/ticket-record.ts';
import { useMay } from '../../../api/use-may.ts';
import type { StaffMember } from '../use-staff.ts';
import { MergeDialog } from './MergeDialog.tsx';

interface MergeButtonProps {
  ticket: WholeTicketRecord;
  me: StaffMember;
}

export function MergeButton({ ticket, me }: MergeButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const mayMerge = useMay('ticket', 'merge');
  if (!mayMerge || ticket.mergedInto || writingSide(me, ticket) === 'customer') return null;
  return (
    <>
      <Button label="support.backoffice.merge.action" onClick={() => setOpen(true)}>
        <MergeIcon />
      </Button>
      {isOpen && <MergeDialog ticket={ticket} onClose={() => setOpen(false)} />}
    </>
  );
}
