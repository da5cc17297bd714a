import type { BankEntryState } from '@semilla/contract';
import { useFieldValue, useTranslate } from 'react-admin';
import { type ChipColour, ColourChip } from '../../kit/fields/ColourChip.tsx';

const colours: Record<BankEntryState, ChipColour> = {
  new: 'grey',
  booked: 'green',
  waiting: 'sun',
  held: 'red',
  setAside: 'grey',
};

export function EntryStateField() {
  const state: BankEntryState | undefined = useFieldValue({ source: 'state' });
  const translate = useTranslate();
  return state ? (
    <ColourChip label={translate(`payment.entryStates.${state}`)} colour={colours[state]} />
  ) : null;
}
