import { useGetList } from 'react-admin';
import { useGoOn } from './creation-step.ts';
import { firstRow } from './first-row.ts';

/** Whether a step of creating a project still lacks its first item; undefined while that is unknown. */
export function useIsFirst(resource: string, projectId: string | undefined): boolean | undefined {
  const enabled = useGoOn() !== undefined && projectId !== undefined;
  const { total, isPending } = useGetList(
    resource,
    { ...firstRow, filter: { projectId: projectId ?? '' } },
    { enabled, retry: false },
  );
  if (!enabled) return false;
  return isPending ? undefined : total === 0;
}
