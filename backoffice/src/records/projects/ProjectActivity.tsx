import { useRecordContext } from 'react-admin';
import RecordActivity from '../../pages/audit/RecordActivity.tsx';

export default function ProjectActivity() {
  const record = useRecordContext();
  return record && <RecordActivity of={{ subjectType: 'project', subjectId: String(record.id) }} />;
}
