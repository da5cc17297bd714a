import { useGetList } from 'react-admin';
import { firstRow } from './first-row.ts';

function useCount(resource: string, projectId: string, isEnabled: boolean) {
  return useGetList(resource, { ...firstRow, filter: { projectId } }, { enabled: isEnabled, retry: false });
}

/** The completed steps of a project's creation, and the first incomplete step, if any. */
export function useCreationProgress(projectId: string, isEnabled = true) {
  const descriptions = useCount('project-descriptions', projectId, isEnabled);
  const documents = useCount('project-documents', projectId, isEnabled);
  const multimedia = useCount('project-media-files', projectId, isEnabled);
  const steps = Object.entries({ descriptions, documents, multimedia });
  return {
    // The project already exists, so its form is complete.
    done: ['project', ...steps.filter(([, { total = 0 }]) => total > 0).map(([step]) => step)],
    step: steps.find(([, { total }]) => total === 0)?.[0],
    isPending: steps.some(([, { isPending }]) => isPending),
    error: steps.find(([, { error }]) => error)?.[1].error,
    retry: () => {
      for (const [, { refetch }] of steps) void refetch();
    },
  };
}
