import { Alert } from '@mui/material';
import type {
  BookingReason,
  DistributionReason,
  IdentityReason,
  SecondPersonReason,
  ValidationReason,
} from '@semilla/contract';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

export type SecondPersonReasons = readonly (
  | BookingReason
  | DistributionReason
  | IdentityReason
  | SecondPersonReason
  | ValidationReason
)[];

interface SecondPersonHintProps {
  reasons: SecondPersonReasons;
  /** Shown if the user may decide alone. */
  children?: ReactNode;
}

/** A sentence that says why a second administrator must approve. */
export function useSecondPersonWords() {
  const translate = useTranslate();
  return (reasons: SecondPersonReasons) =>
    [translate('approvals.second'), ...reasons.map((one) => translate(`approvals.secondFor.${one}`))].join(
      ' ',
    );
}

/** Says why a second administrator must approve a decision too. */
export function SecondPersonHint({ reasons, children }: SecondPersonHintProps) {
  const wordsOf = useSecondPersonWords();
  if (!reasons.length) return children;
  return <Alert severity="info">{wordsOf(reasons)}</Alert>;
}
