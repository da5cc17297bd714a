import { v1 } from '@semilla/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../providers/session.ts';
import type { EntryRecord } from './entry-record.ts';

/** Whose a movement may be. */
export function useCandidates({ bankEntryId }: EntryRecord) {
  return useQuery({
    queryKey: ['bank', 'candidates', bankEntryId],
    queryFn: async ({ signal }) =>
      (await call(v1.bankEntries.findCandidates, { params: { bankEntryId } }, { signal })).data,
    retry: false,
  });
}
