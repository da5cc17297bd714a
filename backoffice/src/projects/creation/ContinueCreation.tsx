import { useParams } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { LoadFailure } from '../../layout/LoadFailure.tsx';
import { RecordLoading } from '../../layout/RecordLoading.tsx';
import { useStanding } from './use-standing.ts';

/** Leads to the step that the creation of a project stands at; to its last one where nothing is missing. */
export default function ContinueCreation() {
  const { id = '' } = useParams();
  const { step = 'multimedia', error, isPending, retry } = useStanding(id);
  if (error) return <LoadFailure error={error} onRetry={retry} />;
  return isPending ? <RecordLoading /> : <Navigate to={`/project/new/${id}/${step}`} replace />;
}
