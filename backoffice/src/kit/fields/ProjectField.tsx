import { useRecordContext } from 'react-admin';
import { PlaceLink } from './PlaceLink.tsx';

interface OfProject {
  id: string;
  projectId: string;
  projectName: string;
}

export function ProjectField() {
  const record = useRecordContext<OfProject>();
  return record ? <PlaceLink to={`/project/${record.projectId}`}>{record.projectName}</PlaceLink> : null;
}
