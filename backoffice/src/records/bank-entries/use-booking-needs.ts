import { type ClientInputOf, v1 } from '@semilla/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormProblems, formProblems } from '../../api/form-problems.ts';
import type { EntryRecord } from '../../api/record-types/entry-record.ts';
import { call } from '../../api/session.ts';
import { whyProblems } from '../../kit/second-person/why-problems.ts';

type Input = ClientInputOf<typeof v1.bankEntries.findBooking>;

/** Whose the movement is, as far as the user has chosen in the form. */
export interface ChosenCustomer {
  userId: unknown;
  transactionId?: unknown;
  isAnother?: unknown;
}

const needsOf = ({ bankEntryId }: EntryRecord, chosen: ChosenCustomer) =>
  queryOptions({
    queryKey: ['bank', 'booking', bankEntryId, chosen],
    queryFn: ({ signal }) =>
      call(v1.bankEntries.findBooking, { params: { bankEntryId }, query: chosen } as Input, { signal }),
    enabled: Boolean(chosen.userId),
    retry: false,
  });

/** What booking the movement takes, asked before the user decides. */
export const useBookingNeeds = (entry: EntryRecord, chosen: ChosenCustomer) =>
  useQuery(needsOf(entry, chosen));

/** Validates a booking. The reason is required if a second person must approve it. */
export function useBookingProblems(entry: EntryRecord) {
  const client = useQueryClient();
  return (chosen: ChosenCustomer, why: unknown): FormProblems => {
    const needs = client.getQueryData(needsOf(entry, chosen).queryKey);
    return {
      ...formProblems(v1.bankEntries.book, { ...chosen, why }),
      ...(needs?.secondPersonFor.length && whyProblems({ why })),
    };
  };
}
