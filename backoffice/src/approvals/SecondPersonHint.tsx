import Alert from '@mui/material/Alert';
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

/** Says why a second administrator must approve a decision too. */
export function SecondPersonHint({ reasons, children }: SecondPersonHintProps) {
  const translate = useTranslate();
  if (!reasons.length) return children;
  const told = reasons.map((reason) => translate(`approvals.secondFor.${reason}`));
  return <Alert severity="info">{[translate('approvals.second'), ...told].join(' ')}</Alert>;
}
