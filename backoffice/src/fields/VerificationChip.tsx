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

/** Where the verification of somebody's identity stands. */
export function VerificationChip({ source }: { source: string }) {
  const status: VerificationStatus | undefined = useFieldValue({ source });
  const translate = useTranslate();
  if (!status) return null;
  return <ColourChip label={translate(`account.verificationStatuses.${status}`)} colour={colours[status]} />;
}
