import { type AnswerOf, v1 } from '@semilla/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/session.ts';
import { useAsker, useMay } from '../../api/use-may.ts';

type Entry = AnswerOf<typeof v1.auditEntries.find>['data'][number];

// Enough to find an edit behind those who have only looked.
const entriesRead = 20;

const isEdit = ({ action, after }: Entry) => after !== null || /\.edit\b/.test(action);

/** Who else last edited a record, as the audit trail says. Undefined for those who may not read the trail. */
export function useLastEditor(subjectId: string, version: number | undefined): string | undefined {
  const maySee = useMay('audit', 'list');
  const readerId = useAsker()?.userId;
  const { data } = useQuery({
    queryKey: ['overview', 'last-editor', subjectId, version],
    queryFn: async ({ signal }) => {
      const query = { subjectId, take: entriesRead, orderBy: 'at', orderSide: 'desc' } as const;
      const { data: entries } = await call(v1.auditEntries.find, { query }, { signal, isByItself: true });
      return entries.find((entry) => entry.userId !== readerId && isEdit(entry))?.userName ?? null;
    },
    enabled: Boolean(maySee) && version !== undefined,
    retry: false,
  });
  return data ?? undefined;
}
