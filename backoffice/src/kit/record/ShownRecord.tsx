import { useIsMutating } from '@tanstack/react-query';
import { type RaRecord, ShowBase, type ShowBaseProps, useShowContext } from 'react-admin';
import { ActivitySection } from '../activity/ActivitySection.tsx';
import { LoadedRecord } from './LoadedRecord.tsx';
import { RecordLoading } from './RecordLoading.tsx';

function Loaded({ children }: Pick<ShowBaseProps, 'children'>) {
  const { record, error, refetch, resource } = useShowContext();
  // A reload during the deletion finds nothing. The page must stay, because the delete button still has to open the list.
  const isDeleting = useIsMutating({ mutationKey: [resource, 'delete'] }) > 0;
  return (
    <LoadedRecord {...{ record, refetch }} error={isDeleting ? null : error}>
      {children}
    </LoadedRecord>
  );
}

interface ShownRecordProps<R extends RaRecord> extends Pick<ShowBaseProps<R>, 'children' | 'queryOptions'> {
  /** The subject type in the audit trail. If set, the page has an activity section. */
  subjectType?: string;
}

/** Loads the record named in the address and provides it as context. Handles loading and failure. */
export function ShownRecord<R extends RaRecord>({
  children,
  queryOptions,
  subjectType,
}: ShownRecordProps<R>) {
  return (
    <ShowBase<R> loading={<RecordLoading />} queryOptions={{ onError: () => {}, ...queryOptions }}>
      <Loaded>
        {children}
        {subjectType && <ActivitySection subjectType={subjectType} />}
      </Loaded>
    </ShowBase>
  );
}
