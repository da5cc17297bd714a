import { type Query, useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { DeleteWithConfirmButton, useRecordContext, useTranslate } from 'react-admin';
import { isAboutDeleted, mentions } from '../providers/deleted-records.ts';
import { useMay } from '../providers/use-may.ts';

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
  const queryClient = useQueryClient();
  const mayDelete = useMay(resource, 'delete');
  const isChanging = useIsMutating() > 0;
  const isDeleting = useIsMutating({ mutationKey: [resource, 'delete'] }) > 0;
  const id = String(record?.id);
  useEffect(() => {
    if (!isDeleting) return;
    const ofRecord = { predicate: ({ queryKey }: Query) => mentions(queryKey, id) };
    // Cancels running reads: their "not found" would replace the page before it returns to the list.
    void queryClient.cancelQueries(ofRecord);
    // If the deletion is refused, the page stays and needs them.
    return () => {
      if (!isAboutDeleted(id)) void queryClient.invalidateQueries(ofRecord);
    };
  }, [isDeleting, queryClient, id]);
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
