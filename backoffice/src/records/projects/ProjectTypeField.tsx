import { useLocaleState, useRecordContext } from 'react-admin';
import { textIn } from '../../kit/fields/text-in.ts';
import type { ProjectRecord } from './project-record.ts';

export function ProjectTypeField() {
  const record = useRecordContext<ProjectRecord>();
  const [locale] = useLocaleState();
  if (!record) return null;
  return <>{textIn(locale, record.projectTypeName, record.projectTypeNameEn)}</>;
}
