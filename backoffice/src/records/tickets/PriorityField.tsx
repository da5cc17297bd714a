import type { TicketPriority } from '@semilla/contract';
import { useTranslate } from 'react-admin';
import { type ChipColour, ColourChip } from '../../kit/fields/ColourChip.tsx';

/** Only what is urgent has a colour. */
const colours: Partial<Record<TicketPriority, ChipColour>> = {
  high: 'sun',
  urgent: 'red',
};

/** The priority of a ticket; empty in tickets of one's own, where only colleagues see it. */
export function PriorityField({ priority }: { priority: TicketPriority | null }) {
  const translate = useTranslate();
  if (!priority) return null;
  const label = translate(`support.priorities.${priority}`);
  const colour = colours[priority];
  return colour ? <ColourChip colour={colour} label={label} /> : label;
}
