import { useParams } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { RecordLoading } from '../../layout/RecordLoading.tsx';
import { useStanding } from './use-standing.ts';

/** Leads to the step that the creation of a project stands at; to its last one where nothing is missing. */
export default function ContinueCreation() {
  const { id = '' } = useParams();
  const { step = 'multimedia', isPending } = useStanding(id);
  return isPending ? <RecordLoading /> : <Navigate to={`/project/new/${id}/${step}`} replace />;
}
