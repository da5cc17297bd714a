import type { ProposalStatus } from '@semilla/contract';
import { useFieldValue, useTranslate } from 'react-admin';
import { type ChipColour, ColourChip } from '../../kit/fields/ColourChip.tsx';

const colours: Record<ProposalStatus, ChipColour> = {
  pending: 'sun',
  scheduled: 'blue',
  approved: 'green',
  declined: 'red',
  lapsed: 'grey',
  stopped: 'grey',
};

export function ProposalStatusField() {
  const status: ProposalStatus | undefined = useFieldValue({ source: 'status' });
  const translate = useTranslate();
  return status ? (
    <ColourChip colour={colours[status]} label={translate(`approvals.statuses.${status}`)} />
  ) : null;
}
