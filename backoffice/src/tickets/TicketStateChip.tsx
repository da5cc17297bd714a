import type { TicketStateId } from '@semilla/contract';
import { useTranslate } from 'react-admin';
import { type ChipColour, ColourChip } from '../fields/ColourChip.tsx';

/** What waits for staff stands out; what waits for the customer or for nobody does not. */
const stateColours: Record<TicketStateId, ChipColour> = {
  Open: 'red',
  InProcess: 'blue',
  PendingCustomer: 'grey',
  PendingManager: 'sun',
  Closed: 'green',
  Dismissed: 'grey',
};

export function TicketStateChip({ stateId }: { stateId: TicketStateId }) {
  const translate = useTranslate();
  return <ColourChip colour={stateColours[stateId]} label={translate(`support.states.${stateId}`)} />;
}
