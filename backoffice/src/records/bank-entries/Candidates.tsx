import { Skeleton } from '@mui/material';
import type { BankEntryCandidate } from '@semilla/contract';
import type { ReactNode } from 'react';
import type { EntryRecord } from '../../api/record-types/entry-record.ts';
import { PartFailure } from '../../kit/page/PartFailure.tsx';
import { useCandidates } from './use-candidates.ts';

interface CandidatesProps {
  of: EntryRecord;
  children: (candidates: BankEntryCandidate[]) => ReactNode;
}

/**
 * Loads the customers, withdrawals and deposits that may match a movement. Meanwhile it keeps the room of the form, so
 * that the other decisions do not move under a finger.
 */
export function Candidates({ of, children }: CandidatesProps) {
  const { data, error, refetch } = useCandidates(of);
  if (data) return children(data);
  if (error) return <PartFailure title="payment.bank.whose" of={{ error, refetch }} />;
  return <Skeleton variant="rounded" height={104} />;
}
