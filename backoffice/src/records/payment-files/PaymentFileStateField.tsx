import type { PaymentFileState } from '@semilla/contract';
import { useFieldValue, useTranslate } from 'react-admin';
import { type ChipColour, ColourChip } from '../../kit/fields/ColourChip.tsx';

const colours: Record<PaymentFileState, ChipColour> = {
  proposed: 'sun',
  approved: 'sun',
  taken: 'green',
  cancelled: 'grey',
};

export function PaymentFileStateField() {
  const state: PaymentFileState | undefined = useFieldValue({ source: 'state' });
  const translate = useTranslate();
  return state ? (
    <ColourChip label={translate(`payment.fileStates.${state}`)} colour={colours[state]} />
  ) : null;
}
