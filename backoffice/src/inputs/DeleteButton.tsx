import { DeleteWithConfirmButton, useRecordContext, useTranslate } from 'react-admin';
import { useMay } from '../providers/use-may.ts';

interface DeleteButtonProps {
  resource: string;
  name: string;
  /** What goes with it; that it cannot be undone where nothing does. */
  content?: string;
}

/** Deletes the record at hand once that is confirmed; what prevents it is told in the API's own words. */
export function DeleteButton({ resource, name, content }: DeleteButtonProps) {
  const record = useRecordContext();
  const translate = useTranslate();
  const mayDelete = useMay(resource, 'delete');
  if (!record || !mayDelete) return null;
  return (
    <DeleteWithConfirmButton
      resource={resource}
      size="medium"
      confirmTitle={translate('common.backoffice.deleteNamed', { name })}
      confirmContent={content ?? translate('common.backoffice.cannotBeUndone')}
      mutationMode="pessimistic"
    />
  );
}
