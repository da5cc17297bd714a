import { useLocaleState, useRecordContext } from 'react-admin';
import type { ProjectRecord } from './project-record.ts';

export function ProjectTypeField() {
  const record = useRecordContext<ProjectRecord>();
  const [locale] = useLocaleState();
  if (!record) return null;
  return <>{(locale === 'en' && record.projectTypeNameEn) || record.projectTypeName}</>;
}
