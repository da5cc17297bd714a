import type { BankAccountState } from '@semilla/contract';
import { useFieldValue, useTranslate } from 'react-admin';
import { type ChipColour, ColourChip } from './ColourChip.tsx';

const colours: Record<BankAccountState, ChipColour> = { pending: 'sun', valid: 'green', error: 'red' };

export function BankAccountStateField({ source }: { source: string }) {
  const state: BankAccountState | undefined = useFieldValue({ source });
  const translate = useTranslate();
  return state ? (
    <ColourChip label={translate(`payment.bankAccountStates.${state}`)} colour={colours[state]} />
  ) : null;
}
