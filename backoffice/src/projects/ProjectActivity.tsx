import { useRecordContext } from 'react-admin';
import RecordActivity from '../audit/RecordActivity.tsx';

/** What has been done to the project. */
export default function ProjectActivity() {
  const record = useRecordContext();
  return record && <RecordActivity of={{ subjectType: 'project', subjectId: String(record.id) }} />;
}
