import { useRecordContext } from 'react-admin';
import RecordActivity from '../../kit/activity/RecordActivity.tsx';

export default function ProjectActivity() {
  const record = useRecordContext();
  return record && <RecordActivity of={{ subjectType: 'project', subjectId: String(record.id) }} />;
}
