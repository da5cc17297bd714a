import { useParams } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { LoadFailure } from '../../../kit/page/LoadFailure.tsx';
import { RecordLoading } from '../../../kit/record/RecordLoading.tsx';
import { useCreationProgress } from './use-creation-progress.ts';

/** Redirects to the first incomplete step of a project's creation, or to the last step if it is complete. */
export default function ContinueCreation() {
  const { id = '' } = useParams();
  const { step = 'multimedia', error, isPending, retry } = useCreationProgress(id);
  if (error) return <LoadFailure error={error} onRetry={retry} />;
  return isPending ? <RecordLoading /> : <Navigate to={`/project/new/${id}/${step}`} replace />;
}
