import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { findOne } from '../../api/requests.ts';

/**
 * The record as it is saved now. The live channel reloads it while the page keeps an earlier one, which `take` replaces.
 */
export function useNewest<R extends RaRecord>(resource: string, record: R): { newest: R; take: () => void } {
  const queries = useQueryClient();
  const id = String(record.id);
  const { data } = useQuery({
    queryKey: [resource, 'newest', { id }],
    queryFn: ({ signal }) => findOne(resource, id, signal),
    initialData: record,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const newest = data as R;
  return {
    newest,
    take: () => void queries.setQueriesData({ queryKey: [resource, 'getOne', { id }] }, newest),
  };
}
