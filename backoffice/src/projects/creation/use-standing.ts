import { useGetList } from 'react-admin';

const one = { pagination: { page: 1, perPage: 1 } };

function useIsEmpty(resource: string, projectId: string, isAsked: boolean) {
  const { total, isPending } = useGetList(
    resource,
    { ...one, filter: { projectId } },
    { enabled: isAsked, retry: false },
  );
  return { isEmpty: total === 0, isPending };
}

/** Where the creation of a project stands: the first step after its own fields that nothing was done in, if there is one. */
export function useStanding(projectId: string, isAsked = true) {
  const descriptions = useIsEmpty('project-descriptions', projectId, isAsked);
  const documents = useIsEmpty('project-documents', projectId, isAsked);
  const multimedia = useIsEmpty('project-media-files', projectId, isAsked);
  const steps = { descriptions, documents, multimedia };
  return {
    step: Object.entries(steps).find(([, { isEmpty }]) => isEmpty)?.[0],
    isPending: Object.values(steps).some(({ isPending }) => isPending),
  };
}
