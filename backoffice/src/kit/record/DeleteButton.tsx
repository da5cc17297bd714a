import { useIsMutating } from '@tanstack/react-query';
import { DeleteWithConfirmButton, useRecordContext, useTranslate } from 'react-admin';
import { useMay } from '../../api/use-may.ts';

interface DeleteButtonProps {
  resource: string;
  name: string;
  /** The consequences of deleting; by default, that it cannot be undone. */
  content?: string;
}

/** Deletes the current record after confirmation; a refusal shows the API's message. */
export function DeleteButton({ resource, name, content }: DeleteButtonProps) {
  const record = useRecordContext();
  const translate = useTranslate();
  const mayDelete = useMay(resource, 'delete');
  const isChanging = useIsMutating() > 0;
  if (!record || !mayDelete) return null;
  return (
    <DeleteWithConfirmButton
      resource={resource}
      size="medium"
      confirmTitle={translate('common.backoffice.deleteNamed', { name })}
      confirmContent={content ?? translate('common.backoffice.cannotBeUndone')}
      mutationMode="pessimistic"
      // Disabled during other changes: afterwards the record is reloaded, which would fail if it were deleted by then.
      disabled={isChanging}
    />
  );
}
