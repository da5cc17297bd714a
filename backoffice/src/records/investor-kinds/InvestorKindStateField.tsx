import type { InvestorKindState } from '@semilla/contract';
import { useFieldValue, useTranslate } from 'react-admin';
import { type ChipColour, ColourChip } from '../../kit/fields/ColourChip.tsx';

const colours: Record<InvestorKindState, ChipColour> = {
  pending: 'sun',
  active: 'green',
  refused: 'red',
  withdrawn: 'grey',
  ended: 'grey',
  givenUp: 'grey',
  expired: 'grey',
  replaced: 'grey',
};

export function InvestorKindStateField({ source }: { source: string }) {
  const state: InvestorKindState | undefined = useFieldValue({ source });
  const translate = useTranslate();
  return state ? (
    <ColourChip label={translate(`investor.kindStates.${state}`)} colour={colours[state]} />
  ) : null;
}
