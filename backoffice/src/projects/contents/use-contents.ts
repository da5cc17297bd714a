import { takeMax } from '@semilla/contract';
import { useDelete, useGetList, useNotify, useRecordContext, useUpdate } from 'react-admin';
import type { Saved } from '../../inputs/use-save-record.ts';
import { useTellRefusal } from '../../layout/use-tell-refusal.ts';
import type { ProjectRecord } from '../project-record.ts';

interface Sort {
  field: string;
  order: 'ASC' | 'DESC';
}

const nobody = { id: '' };

/** What belongs to the project at hand: its descriptions, documents, pictures or milestones. */
export function useContents<R extends Saved>(resource: string, sort: Sort) {
  const project = useRecordContext<ProjectRecord>() ?? nobody;
  const notify = useNotify();
  const tell = useTellRefusal();
  const [update] = useUpdate<R>();
  const [remove, { isPending: isDeleting }] = useDelete<R>();
  const { data, error, isPending, refetch } = useGetList<R>(resource, {
    filter: { projectId: project.id },
    pagination: { page: 1, perPage: takeMax },
    sort,
  });

  const change = (record: R, changes: Partial<R>) =>
    update(
      resource,
      { id: record.id, data: { ...record, ...changes }, previousData: record },
      { mutationMode: 'pessimistic', onError: tell, onSettled: () => void refetch() },
    );

  const discard = (record: R, onSettled: () => void) =>
    remove(
      resource,
      { id: record.id, previousData: record },
      {
        mutationMode: 'pessimistic',
        onError: tell,
        onSuccess: () =>
          notify('ra.notification.deleted', { type: 'success', messageArgs: { smart_count: 1 } }),
        onSettled: () => {
          void refetch();
          onSettled();
        },
      },
    );

  return {
    projectId: project.id,
    records: data ?? [],
    error,
    isPending,
    refetch,
    change,
    discard,
    isDeleting,
  };
}
