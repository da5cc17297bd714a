import type { BulkActState } from '@semilla/contract';
import { useFieldValue, useTranslate } from 'react-admin';
import { type ChipColour, ColourChip } from '../../kit/fields/ColourChip.tsx';

const colours: Record<BulkActState, ChipColour> = {
  running: 'blue',
  stopped: 'sun',
  done: 'green',
  undone: 'grey',
};

export function BulkActStateField() {
  const state: BulkActState | undefined = useFieldValue({ source: 'state' });
  const translate = useTranslate();
  return state ? (
    <ColourChip colour={colours[state]} label={translate(`overview.bulk.states.${state}`)} />
  ) : null;
}
