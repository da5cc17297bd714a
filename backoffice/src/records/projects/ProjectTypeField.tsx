import { useLocaleState, useRecordContext } from 'react-admin';
import type { ProjectRecord } from '../../api/record-types/project-record.ts';
import { textIn } from '../../kit/fields/text-in.ts';

export function ProjectTypeField() {
  const record = useRecordContext<ProjectRecord>();
  const [locale] = useLocaleState();
  if (!record) return null;
  return <>{textIn(locale, record.projectTypeName, record.projectTypeNameEn)}</>;
}
