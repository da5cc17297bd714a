import { v1 } from '@semilla/contract';
import { useQuery } from '@tanstack/react-query';
import type { EntryRecord } from '../../api/record-types/entry-record.ts';
import { call } from '../../api/session.ts';

/** The customers, withdrawals and deposits that may match a movement. */
export function useCandidates({ bankEntryId }: EntryRecord) {
  return useQuery({
    queryKey: ['bank', 'candidates', bankEntryId],
    queryFn: async ({ signal }) =>
      (await call(v1.bankEntries.findCandidates, { params: { bankEntryId } }, { signal })).data,
    retry: false,
  });
}
