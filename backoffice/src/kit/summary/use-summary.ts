import { v1 } from '@semilla/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/session.ts';

/** The summary of a project, if the reader may see its money. */
export function useProjectSummary(projectId: string, enabled: boolean) {
  return useQuery({
    queryKey: ['summary', 'project', projectId],
    queryFn: ({ signal }) => call(v1.projectSummaries.findOne, { params: { projectId } }, { signal }),
    retry: false,
    enabled,
  });
}

export function useUserSummary(userId: string) {
  return useQuery({
    queryKey: ['summary', 'user', userId],
    queryFn: ({ signal }) => call(v1.userSummaries.findOne, { params: { userId } }, { signal }),
    retry: false,
  });
}
