import { v1 } from '@semilla/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/session.ts';

export function useDesk() {
  return useQuery({
    queryKey: ['bank', 'treasury'],
    queryFn: ({ signal }) => call(v1.treasury.find, {}, { signal }),
    retry: false,
  });
}
