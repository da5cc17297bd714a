import type { VerificationStatus } from '@semilla/contract';
import { useFieldValue, useTranslate } from 'react-admin';
import { type ChipColour, ColourChip } from './ColourChip.tsx';

const colours: Record<VerificationStatus, ChipColour> = {
  Started: 'blue',
  Progress: 'blue',
  Completed: 'sun',
  Approved: 'green',
  Declined: 'red',
  Resubmission: 'sun',
  ExpiredAbandoned: 'grey',
  NotVerified: 'grey',
};

interface VerificationStatusFieldProps {
  source: string;
  /** Adds "identity" to the label, for pages where the context does not make it clear. */
  isNamed?: boolean;
}

export function VerificationStatusField({ source, isNamed = false }: VerificationStatusFieldProps) {
  const status: VerificationStatus | undefined = useFieldValue({ source });
  const translate = useTranslate();
  if (!status) return null;
  const word = translate(`account.verificationStatuses.${status}`);
  const label = isNamed ? translate('account.backoffice.identityIs', { status: word.toLowerCase() }) : word;
  return <ColourChip label={label} colour={colours[status]} />;
}
