import type { ComplaintState } from '@semilla/contract';
import { useRecordContext, useTranslate } from 'react-admin';
import type { ComplaintRecord } from '../../api/record-types/complaint-record.ts';
import { type ChipColour, ColourChip } from '../../kit/fields/ColourChip.tsx';

/** States that wait for staff have a strong colour. */
const colours: Record<ComplaintState, ChipColour> = {
  Received: 'red',
  Admissible: 'sun',
  Inadmissible: 'grey',
  Decided: 'green',
};

export function ComplaintStateField() {
  const record = useRecordContext<ComplaintRecord>();
  const translate = useTranslate();
  if (!record) return null;
  return (
    <ColourChip
      colour={colours[record.state]}
      label={translate(`support.complaints.states.${record.state}`)}
    />
  );
}
