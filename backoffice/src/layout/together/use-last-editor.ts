import { v1 } from '@semilla/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../providers/session.ts';
import { useMay } from '../../providers/use-may.ts';

/** Who saved a version of a record, as the audit trail says. Undefined for those who may not read the trail. */
export function useLastEditor(subjectId: string, version: number | undefined): string | undefined {
  const maySee = useMay('audit', 'list');
  const { data } = useQuery({
    queryKey: ['overview', 'last-editor', subjectId, version],
    queryFn: async ({ signal }) => {
      const query = { subjectId, take: 1, orderBy: 'at', orderSide: 'desc' } as const;
      const { data: entries } = await call(v1.auditEntries.find, { query }, { signal, isByItself: true });
      return entries[0]?.userName ?? null;
    },
    enabled: Boolean(maySee) && version !== undefined,
    retry: false,
  });
  return data ?? undefined;
}
