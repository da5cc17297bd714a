import type { ProposalRecord } from '../../api/record-types/proposal-record.ts';
import { ProposedAllocation } from './ProposedAllocation.tsx';
import { ProposedDistribution } from './ProposedDistribution.tsx';
import { ProposedEffects } from './ProposedEffects.tsx';
import { ProposedMovement } from './ProposedMovement.tsx';
import { ProposedPayments } from './ProposedPayments.tsx';
import { ProposedSheet } from './ProposedSheet.tsx';

/** All that a second person reads before deciding, except the file. */
export function ProposedDetails({ record }: { record: ProposalRecord }) {
  return (
    <>
      <ProposedEffects record={record} />
      <ProposedMovement record={record} />
      <ProposedPayments record={record} />
      <ProposedDistribution record={record} />
      <ProposedAllocation record={record} />
      <ProposedSheet record={record} />
    </>
  );
}
