import { useCreationProgress } from './creation/use-creation-progress.ts';
import type { ProjectRecord } from './project-record.ts';

/** What investors expect of a published project, in the order of its page. */
type Expected = 'dates' | 'promoter' | 'descriptions' | 'documents' | 'multimedia' | 'sheet';

export interface Missing {
  what: Expected;
  /** Where it is added. */
  to: string;
}

/** What a draft lacks before it should be published; nothing while that is unknown. */
export function useMissingForPublication(record: ProjectRecord): Missing[] {
  const isDraft = record.phaseName === 'Draft';
  const { done, isPending, error } = useCreationProgress(record.id, isDraft);
  if (!isDraft || isPending || error) return [];
  const form = `/project/edit/${record.id}`;
  const tab = (name: string) => `/project/${record.id}/${name}`;
  const expected: (Missing & { isThere: boolean })[] = [
    { what: 'dates', to: form, isThere: Boolean(record.dateStart && record.dateEnd) },
    { what: 'promoter', to: form, isThere: Boolean(record.promoter?.name) },
    { what: 'descriptions', to: tab('descriptions'), isThere: done.includes('descriptions') },
    { what: 'documents', to: tab('documents'), isThere: done.includes('documents') },
    { what: 'multimedia', to: tab('multimedia'), isThere: done.includes('multimedia') },
    { what: 'sheet', to: tab('sheet'), isThere: record.sheetVersion !== null },
  ];
  return expected.filter(({ isThere }) => !isThere).map(({ what, to }) => ({ what, to }));
}
