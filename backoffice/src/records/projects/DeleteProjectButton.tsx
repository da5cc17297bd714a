import { DeleteWithConfirmButton, useRecordContext, useTranslate } from 'react-admin';
import { type ProjectRecord, wasOpened } from '../../api/record-types/project-record.ts';
import { useMay } from '../../api/use-may.ts';

export function DeleteProjectButton() {
  const record = useRecordContext<ProjectRecord>();
  const translate = useTranslate();
  const mayDelete = useMay('project', 'delete', record);
  if (!record || !mayDelete || wasOpened(record)) return null;
  return (
    <DeleteWithConfirmButton
      size="medium"
      confirmTitle={translate('project.backoffice.delete.title', { name: record.name })}
      confirmContent="project.backoffice.delete.content"
      mutationMode="pessimistic"
    />
  );
}
