import { useGetList } from 'react-admin';

const one = { pagination: { page: 1, perPage: 1 } };

function useCount(resource: string, projectId: string, isAsked: boolean) {
  return useGetList(resource, { ...one, filter: { projectId } }, { enabled: isAsked, retry: false });
}

/** Where the creation of a project stands: what was done, and the first step that nothing was done in, if there is one. */
export function useStanding(projectId: string, isAsked = true) {
  const descriptions = useCount('project-descriptions', projectId, isAsked);
  const documents = useCount('project-documents', projectId, isAsked);
  const multimedia = useCount('project-media-files', projectId, isAsked);
  const steps = Object.entries({ descriptions, documents, multimedia });
  return {
    // Without its own fields there would be no project.
    done: ['project', ...steps.filter(([, { total = 0 }]) => total > 0).map(([step]) => step)],
    step: steps.find(([, { total }]) => total === 0)?.[0],
    isPending: steps.some(([, { isPending }]) => isPending),
    error: steps.find(([, { error }]) => error)?.[1].error,
    retry: () => {
      for (const [, { refetch }] of steps) void refetch();
    },
  };
}
