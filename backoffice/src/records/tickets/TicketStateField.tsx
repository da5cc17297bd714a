import type { TicketStateId } from '@semilla/contract';
import { useTranslate } from 'react-admin';
import { type ChipColour, ColourChip } from '../../kit/fields/ColourChip.tsx';

/** States that wait for staff have a strong colour. */
const stateColours: Record<TicketStateId, ChipColour> = {
  Open: 'red',
  InProcess: 'blue',
  PendingCustomer: 'grey',
  PendingManager: 'sun',
  Closed: 'green',
  Dismissed: 'grey',
};

export function TicketStateField({ stateId }: { stateId: TicketStateId }) {
  const translate = useTranslate();
  return <ColourChip colour={stateColours[stateId]} label={translate(`support.states.${stateId}`)} />;
}
