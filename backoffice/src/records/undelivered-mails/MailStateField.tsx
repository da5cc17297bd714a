import type { UndeliveredMailState } from '@semilla/contract';
import { useFieldValue, useTranslate } from 'react-admin';
import { type ChipColour, ColourChip } from '../../kit/fields/ColourChip.tsx';

const colours: Record<UndeliveredMailState, ChipColour> = {
  undelivered: 'red',
  waiting: 'blue',
  delivered: 'green',
  dismissed: 'grey',
};

export function MailStateField() {
  const state: UndeliveredMailState | undefined = useFieldValue({ source: 'state' });
  const translate = useTranslate();
  return state ? (
    <ColourChip colour={colours[state]} label={translate(`misc.mails.states.${state}`)} />
  ) : null;
}
